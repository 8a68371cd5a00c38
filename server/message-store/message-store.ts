import type { ContactMessage } from '../../src/contact/contact-message.ts'

export interface Message extends ContactMessage {
  /** Whether the hidden field is filled in. People leave it empty. */
  spam: boolean
}

export interface StoredMessage extends Message {
  /** Rises with each message. */
  id: number
  /** ISO 8601, in UTC. */
  receivedAt: string
}

export interface Sender {
  /** Its Idempotency-Key. */
  key: string | undefined
  /** The visitor's network, as `client-address.ts` names it. */
  client: string
}

/** `same`, `other`: the key came before, with this or another message. A number: seconds to wait. */
export type Added = 'stored' | 'same' | 'other' | number

/** How many messages staff do not know yet, and when the oldest of them came. */
export interface UntoldCount {
  untold: number
  /** ISO 8601, in UTC. */
  untoldSince: string | null
}

/** By `performance.now()`; undefined if the last message was stored. */
export interface LastAttempt {
  failedAtMs: number | undefined
}

type Awaitable<T> = T | Promise<T>

/** Opens with the first call. A call that fails throws, and the next call tries again. */
export interface MessageStore {
  readonly place: string
  /** Creates what is missing. Throws if messages cannot be written, or if there is no room. */
  prepare: () => Awaitable<void>
  /** `untold`: whether staff have to be told of it. */
  add: (message: Message, sender: Sender, untold: boolean) => Awaitable<Added>

  /** The oldest messages that staff do not know yet, after the id `after`. */
  untold: (after: number, limit: number) => Awaitable<StoredMessage[]>
  told: (id: number) => Awaitable<void>
  countUntold: () => Awaitable<UntoldCount>
  /**
   * Only one process at a time may tell staff. Returns a function that ends its turn, or undefined
   * if another process has the turn.
   */
  takeTurn: () => Awaitable<(() => void) | undefined>

  /** The newest first, since a day such as `2026-11-01` in UTC. A server may write meanwhile. */
  messages: (since?: string) => Iterable<StoredMessage> | AsyncIterable<StoredMessage>
  countBefore: (day: string) => Awaitable<number>
  deleteBefore: (day: string) => Awaitable<void>

  close: () => Awaitable<void>
}
