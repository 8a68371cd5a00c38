import type { ContactMessage } from '../../src/contact/contact-message.ts'

export interface Message extends ContactMessage {
  /** Whether the field that people do not see is filled in. */
  spam: boolean
}

export interface StoredMessage extends Message {
  /** Greater for each that comes later. */
  id: number
  /** ISO 8601, in UTC. */
  receivedAt: string
}

export interface Sender {
  /** The Idempotency-Key of the message. */
  key: string | undefined
  /** The visitor's network (`client-address.ts`), by which messages are limited. */
  client: string
}

/**
 * What became of a message: it is on disk; it came before under its key, this very one or another; or
 * there is no room for it, for so many seconds.
 */
export type Added = 'stored' | 'same' | 'other' | number

type Awaitable<T> = T | Promise<T>

/**
 * Where messages are kept: a SQLite file of one machine (`sqlite-store.ts`), or PostgreSQL for several
 * (`postgres-store.ts`). It is opened when it is needed, and whatever goes wrong is thrown; the next
 * call tries anew.
 */
export interface MessageStore {
  /** Where that is, for the log. */
  readonly place: string
  /** Makes what is not there yet, and sees that messages can be written. */
  prepare: () => Awaitable<void>
  /** Stores a message. `untold`: staff are to be told of it. */
  add: (message: Message, sender: Sender, untold: boolean) => Awaitable<Added>

  /** Those staff are yet to be told of, the oldest first: so many after this one. */
  untold: (after: number, most: number) => Awaitable<StoredMessage[]>
  told: (id: number) => Awaitable<void>
  /**
   * Makes this process the one that tells staff, until it calls what it is handed or ends; hands out
   * nothing where another one is at it.
   */
  takeTurn: () => Awaitable<(() => void) | undefined>

  /** The newest first, from this day on: `2026-11-01`, in UTC. A server may be writing meanwhile. */
  messages: (since?: string) => Iterable<StoredMessage> | AsyncIterable<StoredMessage>
  /** How many came before that day, and that they did. */
  countBefore: (day: string) => Awaitable<number>
  deleteBefore: (day: string) => Awaitable<void>

  close: () => Awaitable<void>
}
