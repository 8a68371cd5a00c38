import './contact-details.css'
import { Trans } from '@lingui/react/macro'
import { Mail, MapPin, Phone } from 'lucide'
import type { ComponentProps } from 'react'
import type { ContentText } from '../i18n/content-text.ts'
import { useZoneText } from '../i18n/use-zone-text.ts'
import { Icon } from '../ui/icon.tsx'
import { EmailLink } from '../ui/links/email-link.tsx'
import { PhoneLink } from '../ui/links/phone-link.tsx'
import { SocialLinks } from '../ui/links/social-links.tsx'
import { PostalAddress } from '../ui/postal-address.tsx'

interface ContactDetailsProps extends ComponentProps<typeof SocialLinks> {
  address: ContentText | undefined
  email: string | undefined
  phone: string | undefined
}

/** How to reach the zone. A detail that is missing is left out (requirements, section 2). */
export function ContactDetails({ address, email, phone, ...networks }: ContactDetailsProps) {
  const phoneHours = useZoneText('phoneHours')
  return (
    <div className="contact-details text-links">
      <h2>
        <Trans comment="Heading above address, email and telephone">How to reach us</Trans>
      </h2>
      <ul>
        {address && (
          <li>
            <Icon of={MapPin} size={25} /> <PostalAddress of={address} />
          </li>
        )}
        {email && (
          <li>
            <Icon of={Mail} size={25} /> <EmailLink address={email} />
          </li>
        )}
        {phone && (
          <li>
            <Icon of={Phone} size={25} />{' '}
            <div>
              <PhoneLink number={phone} />
              <p>
                <span>{phoneHours}</span>
              </p>
            </div>
          </li>
        )}
      </ul>
      <SocialLinks {...networks} />
    </div>
  )
}
