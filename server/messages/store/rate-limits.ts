export const MINUTE_MS = 60_000

/** At most this many messages are counted in a minute, so that they take a limited amount of memory. */
const MAX_MESSAGES = 10_000

/** The limits of a /24 of IPv4 (a /48 of IPv6) and of all clients, as multiples of one client's. */
const TIMES_FOR_NETWORK = 2
export const TIMES_FOR_ALL = 10

/** A message of the last minute. */
export interface CountedMessage {
  /** An IPv4 address, or the first four groups of an IPv6 one. */
  network: string
  atMs: number
}

/**
 * The time until this client may send a message. Nobody can lock others out: a /16 of IPv4 (a /32 of IPv6)
 * that has sent nothing in the last minute may always send one.
 *
 * @param entries the messages of the last minute, or those of its neighbours and the newest, oldest first
 * @param isScarce whether each /16 or /32 may send only one message a minute
 */
export function rateLimitWaitMs(
  entries: CountedMessage[],
  network: string,
  limit: number,
  nowMs: number,
  isScarce = false,
): number {
  const within = (prefix: string) => entries.filter((entry) => entry.network.startsWith(prefix))
  const fromClient = entries.filter((entry) => entry.network === network)
  const limits = [{ messages: entries, most: MAX_MESSAGES }]
  const fromNeighbours = within(neighboursOf(network))
  if (isScarce) limits.push({ messages: fromNeighbours, most: 1 })
  if (fromNeighbours.length > 0) {
    limits.push(
      { messages: fromClient, most: limit },
      { messages: within(prefixOf(network, 3)), most: limit * TIMES_FOR_NETWORK },
      { messages: entries, most: limit * TIMES_FOR_ALL },
    )
  }
  // If six messages are allowed, there is room once the sixth message from the end is a minute old.
  const oldest = limits.flatMap(({ messages, most }) => messages.at(-most) ?? [])
  return Math.max(0, ...oldest.map(({ atMs }) => atMs + MINUTE_MS - nowMs))
}

/** How the addresses of its /16 or /32 begin. */
export function neighboursOf(network: string): string {
  return prefixOf(network, 2)
}

/** Its /16 or /32, `203.0.` or `2001:db8:`, for two parts; its /24 or /48 for three. */
function prefixOf(network: string, parts: number): string {
  return new RegExp(`^(?:[^.:]*[.:]){${parts}}`).exec(network)?.[0] ?? network
}
