import { type ContactField, type ContactMessage, contactMessage } from './contact-message.ts'

interface Attempt {
  /** The message, as JSON. */
  sent: string
  key: string
}

const BLANK: ContactMessage = contactMessage.getDefault()

let typed = BLANK
let untouchedSinceSent = new Set<string>()
let lastAttempt: Attempt | undefined

/** What the visitor has typed: it survives a change of page, but not the visit. */
export const contactDraft = {
  get typed(): ContactMessage {
    return typed
  },
  edit(name: ContactField, value: string): void {
    typed = { ...typed, [name]: value }
    untouchedSinceSent.delete(name)
  },
  /** Forgets what was sent, unless the visitor has gone on typing. */
  clear(sent: ContactMessage): void {
    if (typed !== sent) return
    typed = BLANK
    untouchedSinceSent = new Set(Object.keys(BLANK))
  },
  /** Whether the field is empty because its message was sent, and so is no mistake. */
  isCleared(name: ContactField): boolean {
    return untouchedSinceSent.has(name)
  },
  /** The same key for the same message, so that it is stored once; a new one for another. */
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
