import type { ComponentProps } from 'react'
import { ContentLink } from './content-link.tsx'

interface ButtonLinkProps extends ComponentProps<typeof ContentLink> {
  /** `accent` for the one call to action of a screen. */
  look?: 'accent'
}

export function ButtonLink({ look, ...rest }: ButtonLinkProps) {
  return <ContentLink {...rest} className="button" data-look={look} />
}
