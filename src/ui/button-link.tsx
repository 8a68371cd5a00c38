import type { ReactNode } from 'react'
import { ContentLink } from './content-link.tsx'

interface ButtonLinkProps {
  href: string | undefined
  /** `accent` for the one call to action of a screen. */
  look?: 'plain' | 'accent'
  children: ReactNode
}

export function ButtonLink({ href, look = 'plain', children }: ButtonLinkProps) {
  return (
    <ContentLink href={href} className="button" data-look={look}>
      {children}
    </ContentLink>
  )
}
