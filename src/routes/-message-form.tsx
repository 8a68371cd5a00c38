import { sendMessage } from '../api/messages.ts'
import { ContactForm } from '../contact/contact-form.tsx'

interface MessageFormProps {
  email: string | undefined
  phone: string | undefined
}

/** The contact form with the code that sends it: `contact.tsx` loads this file on demand. */
export function MessageForm(zone: MessageFormProps) {
  return <ContactForm send={sendMessage} {...zone} />
}
