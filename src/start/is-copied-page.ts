import type { SiteRouter } from '../router/router.ts'

/**
 * Whether a product page has come to a path that is no route: a copy in a folder or an archive, or the page
 * behind a proxy's prefix. The error page is at home at each path; it names no address of its own.
 */
export function isCopiedPage(router: SiteRouter): boolean {
  const namesAddress = document.querySelector('link[rel=canonical]') !== null
  return namesAddress && router.matchRoutes(router.state.location.pathname).at(-1)?.routeId === '/$'
}
