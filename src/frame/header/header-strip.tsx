import './header-strip.css'
import { Mail, Phone } from 'lucide'
import { useContactUs } from '../../api/hooks.ts'
import { Icon } from '../../ui/icon.tsx'
import { EmailLink } from '../../ui/links/email-link.tsx'
import { PhoneLink } from '../../ui/links/phone-link.tsx'
import { LanguageLinks } from './language-links.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'

/** The strip above the bar: phone and e-mail, if the record has them, and the language switcher. */
export function HeaderStrip() {
  const contact = useContactUs()
  return (
    <div className="header-strip">
      <div className="page-width">
        {contact?.phone && (
          <span>
            <Icon of={Phone} size="1em" /> <PhoneLink number={contact.phone} />
          </span>
        )}
        {contact?.email && (
          <span>
            <Icon of={Mail} size="1em" /> <EmailLink address={contact.email} />
          </span>
        )}
        <div className="header-strip-languages">
          <LanguageSwitcher />
          <LanguageLinks />
        </div>
      </div>
    </div>
  )
}
