import type { SiteRouter } from './router.ts'

/**
 * Lets the router render the page as it was prerendered. Otherwise React would expect one more Suspense.
 * The router's own `hydrate` sets this too, but needs its inline script, which the Content-Security-Policy
 * forbids.
 * Upstream: https://github.com/TanStack/router/issues/3305 (1.170 still needs this)
 */
export function expectPrerenderedPage(router: SiteRouter): void {
  router.ssr = { manifest: undefined }
}
