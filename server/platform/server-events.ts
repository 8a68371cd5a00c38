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

/** The events that the metrics count. They hold nothing that a visitor typed. */
export const serverEvents = new EventEmitter<{
  /** `route` is one of a bounded set. */
  request: [request: { method: string; route: string; status: number; seconds: number }]
  message: [MessageResult]
  contentFailed: [call: string]
}>()
