import { sendMessage } from '../api/messages.ts'
import { ContactForm } from '../contact/contact-form.tsx'

interface MessageFormProps {
  email: string | undefined
  phone: string | undefined
}

/** The contact form of the contact page, which sends to the backend. */
export function MessageForm(zone: MessageFormProps) {
  return <ContactForm send={sendMessage} {...zone} />
}
