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

/** By the monotonic clock; undefined if the last message was stored. */
export interface LastAttempt {
  failedAtMs: number | undefined
}

type Awaitable<T> = T | Promise<T>

/** Opens when it is needed. A call throws whatever goes wrong, and the next call tries again. */
export interface MessageStore {
  readonly place: string
  /** Creates what is missing. Throws if messages cannot be written, or if there is no room. */
  prepare: () => Awaitable<void>
  /** `untold`: staff do not know it yet. */
  add: (message: Message, sender: Sender, untold: boolean) => Awaitable<Added>

  /** The oldest messages that staff do not know yet, after the id `after`. */
  untold: (after: number, limit: number) => Awaitable<StoredMessage[]>
  told: (id: number) => Awaitable<void>
  countUntold: () => Awaitable<UntoldCount>
  /** Takes the lock of the one process that tells staff. Undefined if another process has it. */
  takeTurn: () => Awaitable<(() => void) | undefined>

  /** The newest first, from a day such as `2026-11-01`, in UTC. A server may write at that time. */
  messages: (since?: string) => Iterable<StoredMessage> | AsyncIterable<StoredMessage>
  countBefore: (day: string) => Awaitable<number>
  deleteBefore: (day: string) => Awaitable<void>

  close: () => Awaitable<void>
}
