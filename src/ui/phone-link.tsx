import type { ComponentProps } from 'react'

interface PhoneLinkProps extends ComponentProps<'a'> {
  /** As people write it: blanks and brackets are left out of what is dialled. */
  number: string
}

/** A link that dials. A number without a digit is shown as it is. */
export function PhoneLink({ number, children = number, ...rest }: PhoneLinkProps) {
  const dialled = number.replace(/[^\d+]/g, '')
  if (!/\d/.test(dialled)) return <>{children}</>
  return (
    <a {...rest} href={`tel:${dialled}`}>
      {children}
    </a>
  )
}
