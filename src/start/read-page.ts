import type { PageValues } from '../router/site-context.ts'

/** What the page that came says of itself and of its server. */
export function readPage(): PageValues {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return {
    origin: location.origin,
    // A prerendered page names it, and stays as it came.
    siteUrl: new URL(canonical?.href ?? location.href).origin,
    serverFacts: document.documentElement.dataset,
  }
}
