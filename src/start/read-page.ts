import { config } from '../config.ts'

/** What the page that came says of itself and of its server. */
export function readPage() {
  // Without a setting, the origin is the one that a prerendered page names, so that the page stays as it came.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return {
    origin: location.origin,
    siteUrl: config.siteUrl ?? new URL(canonical?.href ?? location.href).origin,
    serverFacts: document.documentElement.dataset,
  }
}
