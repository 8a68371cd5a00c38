import { config } from './config.ts'

/**
 * Returns the address of a picture or video from content. A path is one of the backend, which may
 * have another origin than the site. `src/ui/links/address.ts` checks later whether the address is
 * safe.
 */
export function mediaAddress(address: string): string {
  const { origin } = new URL(config.mediaBase ?? config.apiBase, location.origin)
  if (origin === location.origin) return address
  try {
    const url = new URL(address, origin)
    return url.origin === origin ? url.href : address
  } catch {
    return address
  }
}
