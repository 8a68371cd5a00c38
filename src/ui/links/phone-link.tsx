import type { ComponentProps } from 'react'

interface PhoneLinkProps extends ComponentProps<'a'> {
  /** The number as it is shown. The link dials only its digits and plus signs. */
  number: string
}

/** A text without digits is shown without a link. */
export function PhoneLink({ number, children = number, ...rest }: PhoneLinkProps) {
  const dialled = number.replace(/[^\d+]/g, '')
  if (!/\d/.test(dialled)) return <>{children}</>
  return (
    <a {...rest} href={`tel:${dialled}`}>
      {children}
    </a>
  )
}
