import type { ComponentProps } from 'react'
import { phoneAddress } from '../../addresses/phone-address.ts'

interface PhoneLinkProps extends ComponentProps<'a'> {
  /** The number as it is shown. */
  number: string
}

/** A text without a number is shown without a link. */
export function PhoneLink({ number, children = number, ...rest }: PhoneLinkProps) {
  const address = phoneAddress(number)
  if (!address) return <>{children}</>
  return (
    <a {...rest} href={address}>
      {children}
    </a>
  )
}
