/** A host for an address: IPv6 goes into brackets (RFC 3986, section 3.2.2). */
export function formatHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
