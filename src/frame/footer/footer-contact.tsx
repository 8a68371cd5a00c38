import { useContactUs } from '../../api/contact-us.ts'
import { useLocalize } from '../../i18n/active-language.ts'
import { ContentWords } from '../../ui/content-words.tsx'
import { EmailLink } from '../../ui/links/email-link.tsx'
import { PhoneLink } from '../../ui/links/phone-link.tsx'

/** The zone's phone, e-mail and address, at the end of every page, also on paper. */
export function FooterContact() {
  const localize = useLocalize()
  const { data } = useContactUs()
  const contact = data && localize(data)
  if (!contact) return null
  return (
    <address className="footer-contact">
      {contact.phone && <PhoneLink number={contact.phone} />}
      {contact.email && <EmailLink address={contact.email} />}
      <ContentWords as="span" of={contact.address} />
    </address>
  )
}
