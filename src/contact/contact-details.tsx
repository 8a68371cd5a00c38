import './contact-details.css'
import { Trans } from '@lingui/react/macro'
import { Contact, Mail, MapPin, Phone } from 'lucide'
import type { ComponentProps } from 'react'
import { type ContentText, unwrapText } from '../i18n/content-text.ts'
import { Icon } from '../ui/icon.tsx'
import { EmailLink } from '../ui/links/email-link.tsx'
import { PhoneLink } from '../ui/links/phone-link.tsx'
import { SocialLinks } from '../ui/links/social-links.tsx'
import { PostalAddress } from '../ui/postal-address.tsx'
import { PhoneHours } from './phone-hours.tsx'
import { vCardUrl } from './v-card.ts'

interface ContactDetailsProps extends ComponentProps<typeof SocialLinks> {
  /** The zone's. */
  name: string
  address: ContentText | undefined
  email: string | undefined
  phone: string | undefined
}

/** How to reach the zone. A detail that is missing is left out (requirements, section 2). */
export function ContactDetails({ name, address, email, phone, ...networks }: ContactDetailsProps) {
  const card = vCardUrl({ name, address: unwrapText(address), email, phone })
  return (
    <div className="contact-details">
      <h2>
        <Trans>How to reach us</Trans>
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
                <PhoneHours />
              </p>
            </div>
          </li>
        )}
        {(address ?? email ?? phone) && (
          <li>
            <Icon of={Contact} size={25} />{' '}
            <a href={card} download={`${name}.vcf`}>
              <Trans comment="Link to a file for the visitor's address book">Add to contacts</Trans>
            </a>
          </li>
        )}
      </ul>
      <SocialLinks {...networks} />
    </div>
  )
}
