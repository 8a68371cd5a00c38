import { EventEmitter } from 'node:events'

/** The possible results of a message that a visitor sends. */
export const MESSAGE_RESULTS = [
  'stored',
  'forwarded',
  'repeated',
  'invalid',
  'key_reused',
  'rate_limited',
  'failed',
] as const

export type MessageResult = (typeof MESSAGE_RESULTS)[number]

/** Events in the server, for its metrics. They hold nothing that a visitor typed. */
export const serverEvents = new EventEmitter<{
  /** `route` is one of a bounded set. */
  request: [request: { method: string; route: string; status: number; seconds: number }]
  message: [MessageResult]
  contentFailed: [call: string]
  /** The response to a call has changed. `isLost`: it had content and has none. */
  contentHeld: [call: string, state: { isLost: boolean; largeTexts: number }]
  /** The response that is held is the newest. */
  contentConfirmed: [call: string]
  /** The content is newer than the pages. */
  pagesStale: []
  /** The pages are up to date with the content. They were rendered at this time. */
  pagesRendered: [atMs: number]
}>()
