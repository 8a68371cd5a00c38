import { config } from '../config.ts'

/** Reads what the page says about itself and its server. */
export function readPage() {
  // Without a setting, the origin is the one that a prerendered page names, so that the page stays as it came.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return {
    origin: location.origin,
    siteUrl: config.siteUrl ?? new URL(canonical?.href ?? location.href).origin,
    serverFacts: document.documentElement.dataset,
  }
}
