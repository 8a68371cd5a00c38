/** A host as an address names it: one of IPv6 in brackets (RFC 3986, section 3.2.2). */
export function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
