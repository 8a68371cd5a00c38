export const MINUTE_MS = 60_000

/** No more messages are counted in a minute, so that their memory has a bound. */
const MAX_MESSAGES = 10_000

/** The limits of a network (IPv4 /24, IPv6 /48) and of all clients, as multiples of a client's. */
const TIMES_FOR_NETWORK = 2
const TIMES_FOR_ALL = 10

export interface Counted {
  /** An IPv4 address, or the first four groups of an IPv6 one. */
  client: string
  atMs: number
}

/**
 * The time until this client may send a message. Nobody can lock others out: a larger network (a
 * /16 of IPv4, a /32 of IPv6) that has sent nothing in the last minute may always send one.
 *
 * @param counted the messages of the last minute, the oldest first
 */
export function waitingTimeMs(
  counted: Counted[],
  client: string,
  limit: number,
  nowMs: number,
): number {
  const within = (network: string) => counted.filter((other) => other.client.startsWith(network))
  const own = counted.filter((other) => other.client === client)
  const bounds: [Counted[], limit: number][] = [[counted, MAX_MESSAGES]]
  if (within(firstParts(client, 2)).length > 0) {
    bounds.push(
      [own, limit],
      [within(firstParts(client, 3)), limit * TIMES_FOR_NETWORK],
      [counted, limit * TIMES_FOR_ALL],
    )
  }
  // If six messages are allowed, there is room once the sixth message from the end is a minute old.
  const oldest = bounds.flatMap(([messages, most]) => messages.at(-most) ?? [])
  return Math.max(0, ...oldest.map(({ atMs }) => atMs + MINUTE_MS - nowMs))
}

/** `203.0.` of `203.0.113.9`, `2001:db8:` of `2001:db8:7:1`. */
function firstParts(client: string, parts: number): string {
  return new RegExp(`^(?:[^.:]*[.:]){${parts}}`).exec(client)?.[0] ?? client
}
