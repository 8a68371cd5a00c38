import { useContactUs } from '../../api/contact-us.ts'
import { useLocalize } from '../../i18n/active-language.ts'
import { EmailLink } from '../../ui/links/email-link.tsx'
import { PhoneLink } from '../../ui/links/phone-link.tsx'
import { PostalAddress } from '../../ui/postal-address.tsx'

/** The zone's phone, e-mail and address, at the end of every page, also on paper. */
export function FooterContact() {
  const localize = useLocalize()
  const { data } = useContactUs()
  const contact = data && localize(data)
  if (!contact) return null
  return (
    <div className="footer-contact">
      {contact.phone && <PhoneLink number={contact.phone} />}
      {contact.email && <EmailLink address={contact.email} />}
      <PostalAddress of={contact.address} />
    </div>
  )
}
