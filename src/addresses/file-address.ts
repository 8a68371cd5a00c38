import { config } from '../config.ts'
import { parseAddress, type ParsedAddress, parseUrl } from './parse-address.ts'

/**
 * Returns the address of a file from content. A path belongs to the backend, which may
 * have another origin than the site. `parse-address.ts` checks later whether the address is safe.
 */
export function fileAddress(address: string): string {
  const base = parseUrl(config.mediaBase ?? config.apiBase)
  // A backend at a path of the site has the site's origin.
  if (!base) return address
  const url = parseUrl(address, base.origin)
  return url?.origin === base.origin ? url.href : address
}

/** Reads the address of a link from content: it may lead to a file, such as a price list. */
export function parseContentLink(
  address: string | undefined,
  page: string,
): ParsedAddress | undefined {
  const parsed = parseAddress(address, page)
  return address && parsed?.kind === 'file' ? parseAddress(fileAddress(address), page) : parsed
}
