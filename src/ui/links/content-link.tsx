import { Link, useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { parseContentLink } from '../../addresses/file-address.ts'
import { ExternalLink } from './external-link.tsx'
import type { PagePath } from './page-path.ts'
import { usePageAddress } from './use-page-address.ts'

interface ContentLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'lang' | 'children'> {
  href: string | undefined
}

/** A link from content. A page opens in place, another site in a new tab. */
export function ContentLink({ href, children, ...rest }: ContentLinkProps) {
  const address = parseContentLink(href, usePageAddress())
  const { routesByPath } = useRouter()
  if (!address || address.kind === 'external') {
    return (
      <ExternalLink {...rest} href={address?.href}>
        {children}
      </ExternalLink>
    )
  }
  // The router prepares the page of its own link when it is pointed at.
  if (address.href in routesByPath) {
    return (
      <Link {...rest} to={address.href as PagePath}>
        {children}
      </Link>
    )
  }
  return (
    <a {...rest} href={address.href}>
      {children}
    </a>
  )
}
