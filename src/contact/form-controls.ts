import type { ContactField, ContactMessage } from '../isomorphic/contact-message.ts'
import { prefersReducedMotion } from '../ui/hooks/use-reduced-motion.ts'
import { stripPhoneFormatting } from './strip-phone-formatting.ts'
import type { InputOrTextArea } from './use-value-property-ref.ts'

export const FORM_ID = 'contact-form'

/** The texts in the fields, in the order of the requirements: a message is sent in this order. */
export function readFieldValues(form: HTMLFormElement | null): ContactMessage {
  const text = (name: ContactField) => findControl(form, name)?.value ?? ''
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
  }
}

/** A prerendered form can be typed into before the scripts run, and browsers restore one. */
export function readPrerenderedForm(): ContactMessage {
  const texts = readFieldValues(document.forms.namedItem(FORM_ID))
  return { ...texts, phone: stripPhoneFormatting(texts.phone) }
}

/** Takes the spaces out of a number that has come into its field without an event. */
export function stripFilledPhone(
  form: HTMLFormElement | null,
  known: string,
  edited: InputOrTextArea | undefined,
): void {
  const phone = findControl(form, 'phone')
  if (phone && phone !== edited && phone.value !== known)
    phone.value = stripPhoneFormatting(phone.value)
}

export function focusFirstWrong(form: HTMLFormElement): void {
  const control = form.querySelector<InputOrTextArea>('[aria-invalid=true]')
  control?.focus({ preventScroll: true })
  const behavior = prefersReducedMotion() ? 'auto' : 'smooth'
  control?.scrollIntoView({ block: 'center', behavior })
}

function findControl(form: HTMLFormElement | null, name: ContactField) {
  return form?.querySelector<InputOrTextArea>(`[name=${name}]`)
}
