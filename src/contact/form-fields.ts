import type { ContactField, ContactMessage } from '../isomorphic/contact-message.ts'
import { scrollBehavior } from '../ui/use-reduced-motion.ts'

type FieldElement = HTMLInputElement | HTMLTextAreaElement

/** The fields are in the order of the requirements, as in a sent message. */
export const BLANK_MESSAGE: ContactMessage = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: '',
}

export const CONTACT_FIELDS = Object.keys(BLANK_MESSAGE) as ContactField[]

export function fieldOf(form: HTMLFormElement | null, name: ContactField) {
  return form?.querySelector<FieldElement>(`[name=${name}]`)
}

/** The texts in the fields, all of them empty if there is no form. */
export function readTexts(form: HTMLFormElement | null): ContactMessage {
  const texts = { ...BLANK_MESSAGE }
  for (const name of CONTACT_FIELDS) texts[name] = fieldOf(form, name)?.value ?? ''
  return texts
}

export function focusFirstWrong(form: HTMLFormElement | null): void {
  const field = form?.querySelector<FieldElement>('[aria-invalid=true]')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
}
