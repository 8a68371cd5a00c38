import type { ContactMessage } from '../../../src/isomorphic/contact-message.ts'
import type { Outbox } from './outbox.ts'

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
  /** Whether somebody still has to get a mail about it. */
  pending?: boolean
}

/** PostgreSQL stores no NUL, and in Node 22, `node:sqlite` reads a text only up to one. */
export function storableTexts({ firstName, lastName, email, phone, message }: Message): string[] {
  const texts = [firstName, lastName, email, phone, message]
  return texts.map((text) => text.replaceAll('\0', '\ufffd'))
}

export function messageCount(messages: number): string {
  return `${messages} message${messages === 1 ? '' : 's'}`
}

export const LATER_RELEASE =
  'a later release of this program wrote it. Use that release, or restore a backup of this one'

/** The reason why messages cannot be stored now, and what to do about it. */
export class StoreError extends Error {
  override name = 'StoreError'
}

/** No message can ever be stored in this place. */
export class UnusableStoreError extends StoreError {
  override name = 'UnusableStoreError'
}

type Awaitable<T> = T | Promise<T>

/** Opens with the first call. A call that fails throws, and the next call tries again. */
export interface MessageStore {
  readonly location: string
  readonly outbox: Outbox
  /** Creates what is missing. Throws if messages cannot be written, or if there is no room. */
  prepare: () => Awaitable<void>
  /** `mailTo`: the addresses that get a mail about it from the outbox. */
  add: (message: Message, origin: MessageOrigin, mailTo: string[]) => Awaitable<AddResult>

  /** Lists the newest first. A server may write at the same time. */
  list: (filter?: MessageFilter) => Iterable<StoredMessage> | AsyncIterable<StoredMessage>
  /** Each spelling of a visitor's email address, once. */
  emails: () => Awaitable<string[]>
  count: (filter: MessageFilter) => Awaitable<number>
  /** Deletes messages for good, with their texts. Resolves to their number. */
  delete: (filter: MessageFilter) => Promise<number>

  close: () => Awaitable<void>
}
