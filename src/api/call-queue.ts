import type { QueryClient } from '@tanstack/react-query'
import type { ContentCall } from './calls.ts'

/**
 * How many content calls are under way at once. A browser has six connections to a server; calls
 * that hang must leave some to pages, pictures and words.
 */
const AT_ONCE = 4
/** Below which of them one in the background may start: a place is left for the page on the screen. */
const BACKGROUND_BELOW = AT_ONCE - 1

interface Turn {
  call: ContentCall
  background: boolean
}
interface Waiting extends Turn {
  start: () => void
}
interface Queue {
  underWay: number
  waiting: Waiting[]
}

const queues = new WeakMap<QueryClient, Queue>()

/** Sends a content call when its turn comes: that of the page on the screen first. */
export async function inTurn<T>(
  client: QueryClient,
  turn: Turn,
  send: () => Promise<T>,
): Promise<T> {
  const queue = queueOf(client)
  await new Promise<void>((start) => {
    queue.waiting.push({ ...turn, start })
    startNext(queue)
  })
  try {
    return await send()
  } finally {
    queue.underWay -= 1
    startNext(queue)
  }
}

/** A call that waits in the background is wanted on the screen. */
export function takeFirst(client: QueryClient, call: ContentCall): void {
  const queue = queueOf(client)
  const waiting = queue.waiting.find((turn) => turn.call === call)
  if (waiting) waiting.background = false
  startNext(queue)
}

function startNext(queue: Queue): void {
  const next = queue.waiting.find(({ background }) => !background) ?? queue.waiting[0]
  if (!next || queue.underWay >= (next.background ? BACKGROUND_BELOW : AT_ONCE)) return
  queue.waiting.splice(queue.waiting.indexOf(next), 1)
  queue.underWay += 1
  next.start()
  startNext(queue)
}

function queueOf(client: QueryClient): Queue {
  const queue = queues.get(client) ?? { underWay: 0, waiting: [] }
  queues.set(client, queue)
  return queue
}
