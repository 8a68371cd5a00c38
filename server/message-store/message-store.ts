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

/** The messages that meet all these conditions. */
export interface Selection {
  /** Received at this time or later: a day or a time of ISO 8601, in UTC. */
  since?: string | undefined
  before?: string | undefined
  emails?: string[] | undefined
  ids?: number[] | undefined
  /** Whether staff still have to be told of it. */
  pending?: boolean
}

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

  /** The newest first. A server may write meanwhile. */
  messages: (selection?: Selection) => Iterable<StoredMessage> | AsyncIterable<StoredMessage>
  /** Each spelling of a visitor's email address, once. */
  emails: () => Awaitable<string[]>
  count: (selection: Selection) => Awaitable<number>
  /** Deletes messages for good, their text too, and resolves to how many. */
  delete: (selection: Selection) => Promise<number>

  close: () => Awaitable<void>
}
