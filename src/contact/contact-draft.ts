import type { ContactMessage } from './contact-message.ts'

/** The fields have the order of the specification. */
const BLANK: ContactMessage = { firstName: '', lastName: '', email: '', phone: '', message: '' }

/** After a message was sent, it holds only the fields that the visitor has edited since. */
let edited: Partial<ContactMessage> = BLANK

/** The visitor's text: it outlasts the page, but not the visit. */
export const contactDraft = {
  typed: (): ContactMessage => ({ ...BLANK, ...edited }),
  edit(name: string, value: string): void {
    edited = { ...edited, [name]: value }
  },
  clear(): void {
    edited = {}
  },
  /** Whether the field is empty because its message was sent, and so is no mistake. */
  isCleared: (name: string): boolean => !(name in edited),
}
