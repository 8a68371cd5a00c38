import type { ComponentProps } from 'react'

interface EmailLinkProps extends ComponentProps<'a'> {
  address: string
}

/** What is not a plain address (`a@b?bcc=…`) is shown as text. */
export function EmailLink({ address, children = address, ...rest }: EmailLinkProps) {
  if (!/^[^\s@?&#:/]+@[^\s@?&#:/]+$/.test(address)) return <>{children}</>
  return (
    <a {...rest} href={`mailto:${address}`}>
      {children}
    </a>
  )
}
