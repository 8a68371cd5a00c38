import type { ContactMessage } from './contact-message.ts'

/** In the order of the specification: the message is sent in this order. */
const BLANK: ContactMessage = { firstName: '', lastName: '', email: '', phone: '', message: '' }

/** Once a message has been sent, this contains only fields that the visitor has edited since. */
let edited: Partial<ContactMessage> = BLANK

/** What the visitor has typed. It is kept when the page changes, until the end of the visit. */
export const contactDraft = {
  typed: (): ContactMessage => ({ ...BLANK, ...edited }),
  edit(name: string, value: string): void {
    edited = { ...edited, [name]: value }
  },
  clear(): void {
    edited = {}
  },
  /** Whether the field is empty because its message was sent. That is not a mistake. */
  isCleared: (name: string): boolean => !(name in edited),
}
