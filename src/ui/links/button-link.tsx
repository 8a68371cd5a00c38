import type { ReactNode } from 'react'
import { ContentLink } from './content-link.tsx'

interface ButtonLinkProps {
  href: string | undefined
  /** `accent` for the one call to action of a screen. */
  look?: 'accent'
  /** The language of its words, if it is not the page's. */
  lang?: string | undefined
  children: ReactNode
}

export function ButtonLink({ href, look, lang, children }: ButtonLinkProps) {
  return (
    <ContentLink href={href} className="button" data-look={look} lang={lang}>
      {children}
    </ContentLink>
  )
}
