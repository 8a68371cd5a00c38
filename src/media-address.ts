import { config } from './config.ts'

/**
 * Returns the address of a picture or video from content. A path is one of the backend, which may
 * have another origin than the site. `src/ui/links/address.ts` checks later whether the address is
 * safe.
 */
export function mediaAddress(address: string): string {
  const base = config.mediaBase
  if (base === undefined) return address
  try {
    const url = new URL(address, base)
    return url.origin === base ? url.href : address
  } catch {
    return address
  }
}
