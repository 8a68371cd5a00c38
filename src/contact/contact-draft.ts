import type { ContactMessage } from '../isomorphic/contact-message.ts'

let draft: ContactMessage | undefined

/** The texts of a message that was not received yet: they stay if the visitor leaves the page. */
export const contactDraft = {
  read: () => draft,
  keep: (texts: ContactMessage) => {
    draft = texts
  },
  drop: () => {
    draft = undefined
  },
}
