import type { Message, Sender } from '../message-store/message-store.ts'

/** A message that keeps the rules, as a visitor has sent it. */
export interface SentMessage extends Sender {
  message: Message
  /** The addresses it came by, the nearest last, as X-Forwarded-For spells them. */
  forwardedFor: string
}

/**
 * Takes a message in, once for each key and within the limit: into the store (`storing.ts`), or on to
 * the backend (`passing-on.ts`). An answer of 500 and above means that it was not taken.
 */
export type Delivery = (sent: SentMessage) => Promise<Response>
