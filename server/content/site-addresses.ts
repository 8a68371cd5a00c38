import { isPlainObject } from '../../src/isomorphic/is-plain-object.ts'

/**
 * Turns absolute addresses on the backend's origin into paths of this site, which passes its files on: where a
 * value is nothing but an address, and in attributes of HTML. The editor of a CMS writes such addresses, and
 * only the server has the token for them.
 */
export function siteAddresses(value: unknown, backend: string): unknown {
  const { protocol, host } = new URL(backend)
  const escaped = host.replaceAll(/[.[\]]/g, String.raw`\$&`)
  // A path that begins with two slashes would lead to another host.
  const address = new RegExp(
    String.raw`(?<=^\s*|=\s*["']?\s*)(?:${protocol})?//${escaped}(?![^/\\?#"'\s<>])[/\\]*`,
    'gi',
  )
  return mapTexts(value, (text) => text.replace(address, '/'))
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, mapTexts(member, change)]),
  )
}
