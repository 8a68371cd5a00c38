/** In milliseconds: how long a message counts. */
export const MINUTE = 60_000

/** No more than this is ever counted, so that memory has a bound. */
const MOST = 10_000

/** How many times one client's limit a /24 of IPv4 or a /48 of IPv6 may send, and all together. */
const OF_NETWORK = 2
const OF_ALL = 10

export interface Counted {
  /** Four numbers with dots or colons between, the first of which say where it is. */
  client: string
  at: number
}

/**
 * In how many milliseconds there is room for a message of this client; 0: there is now.
 *
 * Nobody can shut the form for others: a region, a /16 of IPv4 or a /32 of IPv6, that has sent nothing
 * in the last minute may send one message, however many all others send.
 *
 * @param counted the messages of the last minute, the oldest first
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

/** When the oldest of these makes room; the beginning of time if there is some already. */
function roomAt(counted: Counted[], limit: number): number {
  const oldest = counted.at(-limit)
  return oldest ? oldest.at + MINUTE : 0
}

/** `203.0.` of `203.0.113.9`, `2001:db8:` of `2001:db8:7:1`. */
function firstParts(client: string, parts: number): string {
  return new RegExp(`^(?:[^.:]*[.:]){${parts}}`).exec(client)?.[0] ?? client
}
