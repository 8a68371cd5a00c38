import { sendMessage } from '../api/messages.ts'
import { ContactForm } from '../contact/contact-form.tsx'

/** The contact form with the code that sends it, in one file that comes later. */
export function MessageForm({ phone }: { phone: string | undefined }) {
  return <ContactForm send={sendMessage} phone={phone} />
}
