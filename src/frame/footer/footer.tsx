import './footer.css'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useContactUs } from '../../api/hooks.ts'
import { useLocalize } from '../../i18n/active-language.ts'
import { useZoneText } from '../../i18n/use-zone-text.ts'
import { EmailLink } from '../../ui/links/email-link.tsx'
import { PhoneLink } from '../../ui/links/phone-link.tsx'
import { SocialLinks } from '../../ui/links/social-links.tsx'
import { PostalAddress } from '../../ui/postal-address.tsx'
import { useSampleNotice } from '../../ui/use-sample-notice.ts'
import { Logo } from '../logo/logo.tsx'
import { FooterLinks } from './footer-links.tsx'

export function Footer() {
  const { t } = useLingui()
  const localize = useLocalize()
  const siteName = useZoneText('name')
  const sampleNotice = useSampleNotice()
  const contact = useContactUs()
  const [year] = useState(() => new Date().getFullYear())
  return (
    <footer className="footer">
      <div className="page-width footer-groups">
        <div>
          <Logo />
          {contact && (
            <>
              <div className="footer-contact">
                {contact.phone && <PhoneLink number={contact.phone} />}
                {contact.email && <EmailLink address={contact.email} />}
                <PostalAddress of={localize(contact.address)} />
              </div>
              <SocialLinks {...contact} />
            </>
          )}
        </div>
        <nav
          aria-label={t({
            message: 'Footer navigation',
            comment: 'Heard, not seen: links at the foot of the page',
          })}
        >
          <FooterLinks />
        </nav>
      </div>
      <div className="page-width footer-end">
        {/* The year of a prerendered page stays as it came: the visitor's clock may differ. */}
        <p suppressHydrationWarning>
          {t({
            message: `© ${year} ${siteName}`,
            comment: 'In the footer: the year and the zone’s full name',
          })}
        </p>
        {sampleNotice && <p>{sampleNotice}</p>}
      </div>
    </footer>
  )
}
