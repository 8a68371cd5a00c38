import type { Message } from './message-store.ts'

/** The store takes this much in a day. After quiet hours it takes as much at once. */
const BYTES_A_DAY = 25_000_000

/** The size of a row with its key, and of its entries in the outbox and the indexes. */
const BYTES_OF_A_ROW = 1000

const DAY_MS = 24 * 60 * 60_000

/** The row of the table `pace` that says until when the daily volume is used. */
export const VOLUME = 'messages'

/** The part of a day whose volume a message uses. */
export function volumeMs(message: Message): number {
  const bytes = BYTES_OF_A_ROW + Buffer.byteLength(JSON.stringify(message))
  return Math.ceil((bytes / BYTES_A_DAY) * DAY_MS)
}

/** How much of the next day's volume is used. More than all of it means that the clock was set back: none. */
export function usedMs(freeAt: number, nowMs: number): number {
  const used = Math.max(0, freeAt - nowMs)
  return used > DAY_MS ? 0 : used
}

/** The time until there is room for a message. */
export function volumeWaitMs(used: number, message: Message): number {
  return Math.max(0, used + volumeMs(message) - DAY_MS)
}

/** The second half of the room is for networks that have sent nothing in the last minute. */
export function isHalfUsed(used: number): boolean {
  return used > DAY_MS / 2
}
