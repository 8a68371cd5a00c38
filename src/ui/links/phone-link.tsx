import type { ComponentProps } from 'react'

interface PhoneLinkProps extends ComponentProps<'a'> {
  /** As written: the link dials without blanks and brackets. */
  number: string
}

/** A text without a digit is shown as it is. */
export function PhoneLink({ number, children = number, ...rest }: PhoneLinkProps) {
  const dialled = number.replace(/[^\d+]/g, '')
  if (!/\d/.test(dialled)) return <>{children}</>
  return (
    <a {...rest} href={`tel:${dialled}`}>
      {children}
    </a>
  )
}
