import type { Message, Sender } from '../message-store/message-store.ts'

/** A valid message. */
export interface SentMessage extends Sender {
  message: Message
  /** X-Forwarded-For, for the next server. */
  forwardedFor: string
}

/** Stores a message or passes it on, once for each key. A status from 500 up: it was not taken. */
export type Delivery = (sent: SentMessage) => Promise<Response>
