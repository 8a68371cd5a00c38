import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { readAddress } from './address.ts'
import { ExternalLink } from './external-link.tsx'

interface ContentLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string | undefined
  children: ReactNode
}

/** A link from content. A page opens in place, another site in a new tab. */
export function ContentLink({ href, onClick, children, ...rest }: ContentLinkProps) {
  const router = useRouter()
  const address = readAddress(href)
  if (!address) return <>{children}</>
  if (address.kind === 'external') {
    return (
      <ExternalLink {...rest} href={address.href} onClick={onClick}>
        {children}
      </ExternalLink>
    )
  }

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (address.kind !== 'page' || event.defaultPrevented) return
    if (!opensInPlace(event.nativeEvent)) return
    event.preventDefault()
    void router.navigate({ href: address.href })
  }
  return (
    <a {...rest} href={address.href} onClick={follow}>
      {children}
    </a>
  )
}

export function opensInPlace(click: globalThis.MouseEvent): boolean {
  return click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey
}
