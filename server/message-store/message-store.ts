import type { ContactMessage } from '../../src/isomorphic/contact-message.ts'

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

export interface PendingMessage extends StoredMessage {
  /** The addresses of staff who have the mail already. */
  sentTo: string[]
}

export interface MessageOrigin {
  /** The Idempotency-Key of its request. */
  key: string | undefined
  /** As `client-network.ts` names it. */
  network: string
}

/**
 * `repeated` and `key_reused`: the key came before, with this message or with another one.
 * `retryAfterS`: the client has to wait.
 */
export type AddResult = 'stored' | 'repeated' | 'key_reused' | { retryAfterS: number }

/** The messages that meet all these conditions. */
export interface MessageFilter {
  /** Received at this time or later: a day or a time of ISO 8601, in UTC. */
  since?: string | undefined
  before?: string | undefined
  emails?: string[] | undefined
  ids?: number[] | undefined
  /** Whether the mail to staff is still to be sent. */
  pending?: boolean
}

export interface PendingCount {
  /** How many mails to staff are still to be sent. */
  pending: number
  /** When the oldest of their messages came: ISO 8601, in UTC. */
  oldestPending: string | null
}

export function messageCount(messages: number): string {
  return `${messages} message${messages === 1 ? '' : 's'}`
}

/** No message can ever be stored in this place. */
export class UnusableStoreError extends Error {
  override name = 'UnusableStoreError'
}

type Awaitable<T> = T | Promise<T>

/** Opens with the first call. A call that fails throws, and the next call tries again. */
export interface MessageStore {
  readonly location: string
  /** Creates what is missing. Throws if messages cannot be written, or if there is no room. */
  prepare: () => Awaitable<void>
  /** `pending`: whether staff get a mail about it. */
  add: (message: Message, origin: MessageOrigin, pending: boolean) => Awaitable<AddResult>

  /** The oldest messages whose mail is still to be sent, after the id `afterId`. */
  pending: (afterId: number, limit: number) => Awaitable<PendingMessage[]>
  markSent: (id: number) => Awaitable<void>
  /** The mail is sent to these addresses, and still to be sent to others. */
  markSentTo: (id: number, addresses: string[]) => Awaitable<void>
  countPending: () => Awaitable<PendingCount>
  /**
   * Only one process at a time may send mails; its lease ends with it. Returns a function that releases
   * the lease, or undefined if another process holds it.
   */
  acquireLease: () => Awaitable<(() => void) | undefined>

  /** The newest first. A server may write meanwhile. */
  list: (filter?: MessageFilter) => Iterable<StoredMessage> | AsyncIterable<StoredMessage>
  /** Each spelling of a visitor's email address, once. */
  emails: () => Awaitable<string[]>
  count: (filter: MessageFilter) => Awaitable<number>
  /** Deletes messages for good, their text too, and resolves to how many. */
  delete: (filter: MessageFilter) => Promise<number>

  close: () => Awaitable<void>
}
