import type { ContactField, ContactMessage } from '../isomorphic/contact-message.ts'
import type { InputOrTextArea } from './use-shown-text.ts'

/** The texts in the fields, in the order of the requirements: a message is sent in this order. */
export function readFormTexts(form: HTMLFormElement | null): ContactMessage {
  const text = (name: ContactField) => findControl(form, name)?.value ?? ''
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
  }
}

export function findControl(form: HTMLFormElement | null, name: ContactField) {
  return form?.querySelector<InputOrTextArea>(`[name=${name}]`)
}
