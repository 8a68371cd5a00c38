import { sendMessage } from '../api/messages.ts'
import { ContactForm } from '../contact/contact-form.tsx'

/** The contact form of the contact page, which sends to the backend. */
export function MessageForm({ phone }: { phone: string | undefined }) {
  return <ContactForm send={sendMessage} phone={phone} />
}
