import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type NavigationPage, PAGES } from './navigation-entries.ts'
import { useActivePath } from './use-active-path.ts'

interface PageLinkProps extends Pick<ComponentProps<'a'>, 'children' | 'onClick'> {
  page: NavigationPage
}

/** A link to a page of the navigation, marked if it is the page on the screen. */
export function PageLink({ page, ...rest }: PageLinkProps) {
  const path = useActivePath()
  return (
    <Link
      to={PAGES[page]}
      // The page is active whatever query or fragment its address has.
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={PAGES[page] === path ? 'page' : undefined}
      {...rest}
    />
  )
}
