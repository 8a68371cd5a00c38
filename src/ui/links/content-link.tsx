import type { ComponentProps } from 'react'
import { readAddress } from './address.ts'
import { useClientNavigation } from './client-navigation.ts'
import { ExternalLink } from './external-link.tsx'

interface ContentLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  href: string | undefined
}

/** A link from content. A page opens in place, another site in a new tab. */
export function ContentLink({ href, children, ...rest }: ContentLinkProps) {
  const navigateTo = useClientNavigation()
  const address = readAddress(href)
  if (!address || address.kind === 'external') {
    return (
      <ExternalLink {...rest} href={href}>
        {children}
      </ExternalLink>
    )
  }
  return (
    <a
      {...rest}
      href={address.href}
      onClick={({ nativeEvent }) => {
        navigateTo(nativeEvent, address.href)
      }}
    >
      {children}
    </a>
  )
}
