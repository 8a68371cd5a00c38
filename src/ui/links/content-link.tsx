import type { ComponentProps } from 'react'
import { parseAddress } from './address.ts'
import { ExternalLink } from './external-link.tsx'
import { usePageAddress } from './use-page-address.ts'

/** A link from content. A page opens in place, another site in a new tab. */
export function ContentLink(props: ComponentProps<typeof ExternalLink>) {
  const address = parseAddress(props.href, usePageAddress())
  if (!address || address.kind === 'external') return <ExternalLink {...props} />
  const { children, ...rest } = props
  return (
    <a {...rest} href={address.href}>
      {children}
    </a>
  )
}
