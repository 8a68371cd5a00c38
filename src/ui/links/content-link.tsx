import type { ComponentProps, ReactNode } from 'react'
import { readAddress } from './address.ts'
import { ExternalLink } from './external-link.tsx'
import { useOpenInPlace } from './open-in-place.ts'

interface ContentLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string | undefined
  children: ReactNode
}

/** A link from content. A page opens in place, another site in a new tab. */
export function ContentLink({ href, onClick, children, ...rest }: ContentLinkProps) {
  const openInPlace = useOpenInPlace()
  const address = readAddress(href)
  if (!address) return <>{children}</>
  if (address.kind === 'external') {
    return (
      <ExternalLink {...rest} href={address.href} onClick={onClick}>
        {children}
      </ExternalLink>
    )
  }

  return (
    <a
      {...rest}
      href={address.href}
      onClick={(event) => {
        onClick?.(event)
        openInPlace(event.nativeEvent, address.href)
      }}
    >
      {children}
    </a>
  )
}
