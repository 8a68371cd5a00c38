import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Who is asking, as far as an address tells: an IPv4 address, or the first four groups of an IPv6 one,
 * its /64, which is what one customer is given.
 *
 * @param trustProxy whether the server is reached through a proxy only, whose word, the last
 * address of X-Forwarded-For, then counts. What stands before it anybody can have written.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : ''
  return networkOf(forwarded && isIP(forwarded) ? forwarded : socketAddress(c))
}

/** What X-Forwarded-For tells the next server. Unless the proxy is trusted, what it says is dropped. */
export function forwardedFor(c: Context, trustProxy: boolean): string {
  const chain = trustProxy && c.req.header('X-Forwarded-For')
  return chain ? `${chain}, ${socketAddress(c)}` : socketAddress(c)
}

function socketAddress(c: Context): string {
  return getConnInfo(c).remote.address ?? ''
}

function networkOf(address: string): string {
  const host = URL.parse(`http://[${address.replace(/%.*$/, '')}]`)?.hostname
  if (!host) return address

  // The URL's spelling has no zeros in front, no dots, and one :: at most.
  const [left = [], right] = host
    .slice(1, -1)
    .split('::')
    .map((side) => (side === '' ? [] : side.split(':')))
  const missing = right ? 8 - left.length - right.length : 0
  const groups = [...left, ...Array<string>(missing).fill('0'), ...(right ?? [])]
  return groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
    ? mappedIPv4(groups)
    : groups.slice(0, 4).join(':')
}

/** An IPv4 address as a socket for both kinds writes it, `::ffff:203.0.113.9`. */
function mappedIPv4(groups: string[]): string {
  const bytes = groups.slice(6).flatMap((group) => {
    const pair = parseInt(group, 16)
    return [pair >> 8, pair & 255]
  })
  return bytes.join('.')
}
