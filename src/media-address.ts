import { config } from './config.ts'

/**
 * The address of a picture or a video as the content backend means it: a path is one of the backend's
 * own. Whether the address may be used is judged elsewhere (`ui/address.ts`).
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
