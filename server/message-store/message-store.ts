import type { ContactMessage } from '../../src/contact/contact-message.ts'

export interface Message extends ContactMessage {
  /** Whether the hidden field is filled in, which people leave empty. */
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

/** `same`, `other`: the key came before, with this or another message. A number: seconds left. */
export type Added = 'stored' | 'same' | 'other' | number

/** The number of messages that staff do not know about yet, and when the oldest of them came. */
export interface UntoldCount {
  untold: number
  /** ISO 8601, in UTC; null where there is none. */
  untoldSince: string | null
}

type Awaitable<T> = T | Promise<T>

/** Opened when needed. A call throws whatever goes wrong, and the next one tries again. */
export interface MessageStore {
  readonly place: string
  /** Creates what is missing, and checks that messages can be written, and that there is room. */
  prepare: () => Awaitable<void>
  /** `untold`: staff are still to be told of it. */
  add: (message: Message, sender: Sender, untold: boolean) => Awaitable<Added>

  /** The oldest messages staff are still to be told of: at most `most`, after the id `after`. */
  untold: (after: number, most: number) => Awaitable<StoredMessage[]>
  told: (id: number) => Awaitable<void>
  countUntold: () => Awaitable<UntoldCount>
  /** The lock of the one process that tells staff: its release, or nothing where another has it. */
  takeTurn: () => Awaitable<(() => void) | undefined>

  /** The newest first, from a day such as `2026-11-01`, in UTC. A server may write meanwhile. */
  messages: (since?: string) => Iterable<StoredMessage> | AsyncIterable<StoredMessage>
  countBefore: (day: string) => Awaitable<number>
  deleteBefore: (day: string) => Awaitable<void>

  close: () => Awaitable<void>
}
