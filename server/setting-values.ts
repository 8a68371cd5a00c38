import { urlHost } from './url-host.ts'

/** Each function reads the text of one setting, and returns undefined where it is not allowed. */

export function httpAddress(text: string): URL | undefined {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  return url.username || url.password || /[?#]/.test(text) ? undefined : url
}

/** The site's pages have their paths from the root of its address. */
export function originAddress(text: string): URL | undefined {
  const url = httpAddress(text)
  return url?.pathname === '/' ? url : undefined
}

/** An absolute address, or a path of this site, which has no other origin. */
export function apiBaseOf(text: string): { href: string; origin: string | undefined } | undefined {
  return /^\/(?![/\\])/.test(text) ? { href: text, origin: undefined } : httpAddress(text)
}

/** An origin, or `/` for that of this site. */
export function mediaBase(text: string): { origin: string | undefined } | undefined {
  const base = apiBaseOf(text)
  const path = text === '/' ? text : httpAddress(text)?.pathname
  return path === '/' ? base : undefined
}

/** Folders, with commas between; `/fez/` and `/assets/` are the site's own. */
export function mediaPaths(text: string): string[] | undefined {
  const paths = text.split(',').map((path) => path.trim())
  const right = /^(?!\/(?:fez|assets)\/)(?:\/(?!\.{1,2}\/)[\w.~-]+)+\/$/
  return paths.every((path) => right.test(path)) ? [...new Set(['/media/', ...paths])] : undefined
}

export function hostName(text: string): string | undefined {
  return /^[\w.:-]+$/.test(text) && URL.canParse(`http://${urlHost(text)}`) ? text : undefined
}

export function portNumber(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined
}

/** A path that ends in a slash is a folder's. */
export function filePath(text: string): string | undefined {
  return /[/\\]$/.test(text) ? undefined : text
}

export function databaseAddress(text: string): string | undefined {
  return /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '') ? text : undefined
}

export function mailServer(text: string): string | undefined {
  const url = URL.parse(text)
  return url?.hostname && /^smtps?:$/.test(url.protocol) ? text : undefined
}

export function mailAddress(text: string): string | undefined {
  return /^[^\s@<>",;]+@[^\s@<>",;]+$/.test(text) ? text : undefined
}

export function mailAddresses(text: string): string[] | undefined {
  const addresses = text.split(',').map((address) => address.trim())
  return addresses.every(mailAddress) ? [...new Set(addresses)] : undefined
}

export function upTo(most: number) {
  return (text: string) =>
    /^[1-9]\d{0,5}$/.test(text) && Number(text) <= most ? Number(text) : undefined
}

export function upToOrOff(most: number) {
  return (text: string) => (text === 'off' ? text : upTo(most)(text))
}

export function yesOrNo(text: string): boolean | undefined {
  return text === '1' || text === '0' ? text === '1' : undefined
}
