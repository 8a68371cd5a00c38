import type { ContactField, ContactMessage } from '../isomorphic/contact-message.ts'
import { scrollBehavior } from '../ui/hooks/use-reduced-motion.ts'
import { stripPhoneFormatting } from './strip-phone-formatting.ts'
import type { InputOrTextArea } from './use-value-property-ref.ts'

export const FORM_ID = 'contact-form'

/** In the order of the requirements: a message is sent in this order. */
export const BLANK_MESSAGE: ContactMessage = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: '',
}

/** The texts in the fields: blank if the form is not on the page. */
export function readForm(): ContactMessage {
  const texts = { ...BLANK_MESSAGE }
  for (const name of Object.keys(texts) as ContactField[])
    texts[name] = findControl(name)?.value ?? ''
  return texts
}

/** A prerendered form can be typed into before the scripts run, and browsers restore one. */
export function readPrerenderedForm(): ContactMessage {
  const texts = readForm()
  return { ...texts, phone: stripPhoneFormatting(texts.phone) }
}

/** Takes the spaces out of a number that has come into its field without an event. */
export function stripFilledPhone(known: string): void {
  const phone = findControl('phone')
  if (phone && phone.value !== known) phone.value = stripPhoneFormatting(phone.value)
}

export function focusFirstWrong(form: HTMLFormElement): void {
  const control = form.querySelector<InputOrTextArea>('[aria-invalid=true]')
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
}

function findControl(name: ContactField) {
  const form = document.forms.namedItem(FORM_ID)
  return form?.querySelector<InputOrTextArea>(`[name=${name}]`)
}
