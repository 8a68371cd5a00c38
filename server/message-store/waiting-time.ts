export const MINUTE_MS = 60_000

/** Bounds the memory. */
const MAX_MESSAGES = 10_000

/** The limit of a /24 of IPv4 or a /48 of IPv6, and of all clients: so many times one client's. */
const TIMES_FOR_NETWORK = 2
const TIMES_FOR_ALL = 10

export interface Counted {
  /** An IPv4 address, or the first four groups of an IPv6 one. */
  client: string
  atMs: number
}

/**
 * The time until there is room for a message of this client. Nobody can close the form to others: a
 * region (a /16 of IPv4, a /32 of IPv6) that has sent nothing in the last minute may always send one.
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
  // Each bound has room again once the oldest of its last messages stops counting.
  const oldest = bounds.flatMap(([messages, most]) => messages.at(-most) ?? [])
  return Math.max(0, ...oldest.map(({ atMs }) => atMs + MINUTE_MS - nowMs))
}

/** `203.0.` of `203.0.113.9`, `2001:db8:` of `2001:db8:7:1`. */
function firstParts(client: string, parts: number): string {
  return new RegExp(`^(?:[^.:]*[.:]){${parts}}`).exec(client)?.[0] ?? client
}
