import type { QueryClient } from '@tanstack/react-query'
import type { ContentCall } from './calls.ts'

/** Of a browser's six connections, calls that hang must leave some for pages and pictures. */
const AT_ONCE = 4
/** A call in the background starts only below this: one place stays free for the page shown. */
const BACKGROUND_BELOW = AT_ONCE - 1
/** In milliseconds. */
const PATIENCE = 1000

interface Turn {
  call: ContentCall
  background: boolean
}
interface Waiting extends Turn {
  start: () => void
}
interface Queue {
  underWay: number
  /** Calls of the page on the screen, for which the background waits. */
  awaited: Set<Turn>
  waiting: Waiting[]
}

const queues = new WeakMap<QueryClient, Queue>()

/** Sends a content call when its turn comes. Calls of the page on the screen go first. */
export async function inTurn<T>(
  client: QueryClient,
  wanted: Turn,
  send: () => Promise<T>,
): Promise<T> {
  const queue = queueOf(client)
  const turn = { ...wanted }
  await new Promise<void>((start) => {
    queue.waiting.push(Object.assign(turn, { start }))
    startNext(queue)
  })
  const endWait = () => {
    queue.awaited.delete(turn)
    startNext(queue)
  }
  const patience = setTimeout(endWait, PATIENCE)
  try {
    return await send()
  } finally {
    clearTimeout(patience)
    queue.underWay -= 1
    endWait()
  }
}

/** Moves a waiting background call to the front: the page on the screen needs it now. */
export function takeFirst(client: QueryClient, call: ContentCall): void {
  const queue = queueOf(client)
  const waiting = queue.waiting.find((turn) => turn.call === call)
  if (waiting) waiting.background = false
  startNext(queue)
}

function startNext(queue: Queue): void {
  const next = queue.waiting.find(({ background }) => !background) ?? queue.waiting[0]
  if (!next || queue.underWay >= (next.background ? BACKGROUND_BELOW : AT_ONCE)) return
  if (next.background && queue.awaited.size > 0) return
  queue.waiting.splice(queue.waiting.indexOf(next), 1)
  queue.underWay += 1
  if (!next.background) queue.awaited.add(next)
  next.start()
  startNext(queue)
}

function queueOf(client: QueryClient): Queue {
  const queue = queues.get(client) ?? { underWay: 0, awaited: new Set(), waiting: [] }
  queues.set(client, queue)
  return queue
}
