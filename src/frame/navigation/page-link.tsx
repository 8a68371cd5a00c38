import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { PAGE_PATHS, type PageKey } from './navigation-entries.ts'
import { useActivePath } from './use-active-path.ts'

interface PageLinkProps extends Pick<ComponentProps<'a'>, 'children' | 'onClick'> {
  page: PageKey
}

/** A link to a page of the navigation, marked if it is the page on the screen. */
export function PageLink({ page, ...rest }: PageLinkProps) {
  const path = useActivePath()
  return (
    <Link
      to={PAGE_PATHS[page]}
      // The page is active whatever query or fragment its address has.
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={PAGE_PATHS[page] === path ? 'page' : undefined}
      {...rest}
    />
  )
}
