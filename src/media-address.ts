import { config } from './config.ts'

/** The backend means a path as one of its own. `ui/address.ts` judges if the result is safe. */
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
