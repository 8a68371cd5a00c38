import type { ComponentProps } from 'react'
import { readAddress } from './address.ts'

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string | undefined
}

/** A link that leaves the site: a new tab that cannot reach back. Unsafe addresses become plain text. */
export function ExternalLink({ href, children, ...rest }: ExternalLinkProps) {
  const address = readAddress(href)
  if (!address) return <>{children}</>
  return (
    <a {...rest} href={address.href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
