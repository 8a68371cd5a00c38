import type { ComponentProps } from 'react'
import { parseAddress } from '../../addresses/parse-address.ts'
import { NEW_TAB_ID } from '../../isomorphic/page-marks.ts'
import { usePageAddress } from './use-page-address.ts'

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string | undefined
}

/** Opens in a new tab, which gets no access to this one. An unsafe address gets no link. */
export function ExternalLink({ href, children, ...rest }: ExternalLinkProps) {
  const address = parseAddress(href, usePageAddress())
  if (!address) return <>{children}</>
  return (
    <a
      aria-describedby={NEW_TAB_ID}
      {...rest}
      href={address.href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
    </a>
  )
}
