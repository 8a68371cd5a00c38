import type { ContactMessage } from '../../src/contact/contact-message.ts'

export interface Message extends ContactMessage {
  /** Whether the field that people do not see is filled in. */
  spam: boolean
}

/** A message that keeps the rules, as a visitor has sent it. */
export interface SentMessage {
  message: Message
  /** Its Idempotency-Key. */
  key: string | undefined
  /** The addresses it came by, the nearest last, as X-Forwarded-For spells them. */
  forwardedFor: string
}

/** Where messages go: into the store (`storing.ts`), or on to the backend (`passing-on.ts`). */
export interface Delivery {
  /** The answer to a message that came before under its key; none where it is new. */
  earlier: (sent: SentMessage) => Response | undefined
  /** Takes a message in. An answer of 500 and above means that it was not. */
  deliver: (sent: SentMessage) => Response | Promise<Response>
}
