import { isIP, isIPv6, SocketAddress } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6ToBinary,
  expandIPv6,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr'

/**
 * The visitor's IPv4 address, or the /64 of an IPv6 one: providers give each customer at least that.
 *
 * @param trustedProxies how many addresses of X-Forwarded-For were written by proxies: the last ones. The
 *   first of these is the visitor's. Anybody can write the addresses before them.
 */
export function clientNetwork(c: Context, trustedProxies: number): string {
  const [entry = ''] = forwardedAddresses(c, trustedProxies).slice(-trustedProxies)
  return networkOf(addressIn(entry) ?? socketAddress(c))
}

/** X-Forwarded-For for the backend. The request's own header counts only from a trusted proxy. */
export function forwardedFor(c: Context, trustedProxies: number): string {
  return [...forwardedAddresses(c, trustedProxies), socketAddress(c)].join(', ')
}

function forwardedAddresses(c: Context, trustedProxies: number): string[] {
  const header = trustedProxies > 0 && c.req.header('X-Forwarded-For')
  return header ? header.split(',').map((entry) => entry.trim()) : []
}

/** The IP address of an entry, which may have a port, and then brackets around an IPv6 address. */
function addressIn(entry: string): string | undefined {
  return isIP(entry) ? entry : SocketAddress.parse(entry)?.address
}

function socketAddress(c: Context): string {
  return getConnInfo(c).remote.address ?? ''
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address

  const lowerCase = address.toLowerCase().replace(/%.*/, '')
  const bits = convertIPv6ToBinary(lowerCase)
  // A dual-stack socket writes an IPv4 address as `::ffff:203.0.113.9`.
  return isIPv4MappedIPv6(bits)
    ? convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits))
    : expandIPv6(lowerCase).split(':').slice(0, 4).join(':')
}
