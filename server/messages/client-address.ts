import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The visitor's IPv4 address, or the /64 of an IPv6 one, which is what one customer is given.
 *
 * @param trustProxy takes the last address of X-Forwarded-For; anybody can have written the others
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : ''
  return networkOf(forwarded && isIP(forwarded) ? forwarded : socketAddress(c))
}

/** X-Forwarded-For for the backend. What the request brought is kept only from a trusted proxy. */
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

  // A URL spells it without leading zeros, without dots, and with one :: at most.
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

/** A dual-stack socket writes an IPv4 address as `::ffff:203.0.113.9`. */
function mappedIPv4(groups: string[]): string {
  const bytes = groups.slice(6).flatMap((group) => {
    const pair = parseInt(group, 16)
    return [pair >> 8, pair & 255]
  })
  return bytes.join('.')
}
