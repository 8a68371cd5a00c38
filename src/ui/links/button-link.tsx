import type { ComponentProps } from 'react'
import { ContentLink } from './content-link.tsx'
import type { PagePath } from './page-path.ts'

/** An address from content, or a page of the site, which the compiler knows. */
type Destination = { href: string | undefined; to?: never } | { href?: never; to: PagePath }

type ButtonLinkProps = Omit<ComponentProps<typeof ContentLink>, 'href'> &
  Destination & {
    /** `accent` for the one call to action of a screen. */
    look?: 'accent'
  }

export function ButtonLink({ to, href = to, look, ...rest }: ButtonLinkProps) {
  return <ContentLink {...rest} href={href} className="button" data-look={look} />
}
