/** In milliseconds: how long a message counts. */
export const MINUTE = 60_000

/** Bounds the memory. */
const MOST = 10_000

/** Multiples of one client's limit: for a /24 of IPv4 or a /48 of IPv6, and for all clients. */
const OF_NETWORK = 2
const OF_ALL = 10

export interface Counted {
  /** An IPv4 address, or the first four groups of an IPv6 one. */
  client: string
  at: number
}

/**
 * Milliseconds until there is room for a message of this client. Nobody can close the form to
 * others: a region (a /16 of IPv4, a /32 of IPv6) that has sent nothing in the last minute may
 * always send one. `counted`: the messages of the last minute, the oldest first.
 */
export function waitingTime(
  counted: Counted[],
  client: string,
  limit: number,
  now: number,
): number {
  const within = (network: string) => counted.filter((other) => other.client.startsWith(network))
  const own = () => counted.filter((other) => other.client === client)
  const region = within(firstParts(client, 2))
  const shares =
    region.length === 0
      ? []
      : [
          roomAt(own(), limit),
          roomAt(within(firstParts(client, 3)), limit * OF_NETWORK),
          roomAt(counted, limit * OF_ALL),
        ]
  return Math.max(0, ...[...shares, roomAt(counted, MOST)].map((at) => at - now))
}

/** When the oldest of these stops counting; 0 where there is room already. */
function roomAt(counted: Counted[], limit: number): number {
  const oldest = counted.at(-limit)
  return oldest ? oldest.at + MINUTE : 0
}

/** `203.0.` of `203.0.113.9`, `2001:db8:` of `2001:db8:7:1`. */
function firstParts(client: string, parts: number): string {
  return new RegExp(`^(?:[^.:]*[.:]){${parts}}`).exec(client)?.[0] ?? client
}
