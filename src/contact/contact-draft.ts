import { type ContactField, type ContactMessage, contactMessage } from './contact-message.ts'

interface Attempt {
  /** What was sent, as text. */
  sent: string
  /** The key it was sent with. */
  key: string
}

const BLANK: ContactMessage = contactMessage.getDefault()

let typed = BLANK
let untouchedSinceSent = new Set<string>()
let lastAttempt: Attempt | undefined

/**
 * What the visitor has typed into the contact form: it survives going to another page and back,
 * and is gone with the visit.
 */
export const contactDraft = {
  get typed(): ContactMessage {
    return typed
  },
  edit(name: ContactField, value: string): void {
    typed = { ...typed, [name]: value }
    untouchedSinceSent.delete(name)
  },
  /** Forgets what was sent, unless the visitor has typed on since. */
  clear(sent: ContactMessage): void {
    if (typed !== sent) return
    typed = BLANK
    untouchedSinceSent = new Set(Object.keys(BLANK))
  },
  /** Whether a message was sent and this field was not edited since: it is empty by right. */
  isCleared(name: ContactField): boolean {
    return untouchedSinceSent.has(name)
  },
  /** The key to send a message with: the last one while it is the same message, else a new one. */
  keyFor(message: object): string {
    const sent = JSON.stringify(message)
    if (lastAttempt?.sent !== sent) lastAttempt = { sent, key: randomKey() }
    return lastAttempt.key
  },
}

// crypto.randomUUID is missing where the site is not served over TLS.
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
