import { createFileRoute } from '@tanstack/react-router'
import { contactUs, useContactUs } from '../api/contact-us.ts'
import { loadRecord } from '../api/load-record.ts'
import { sendMessage } from '../api/messages.ts'
import { Article } from '../blocks/article.tsx'
import { config } from '../config.ts'
import { ContactDetails } from '../contact/contact-details.tsx'
import { ContactForm } from '../contact/contact-form.tsx'
import { ContactPanels } from '../contact/contact-panels.tsx'
import { ZoneMap } from '../contact/zone-map.tsx'
import { SocialLinks } from '../frame/footer/social-links.tsx'
import { InnerPage } from '../frame/page/inner-page.tsx'
import { RecordContent } from '../frame/page/record-content.tsx'
import { useLocalize } from '../i18n/use-localize.ts'

export const Route = createFileRoute('/contact')({
  staticData: { heading: { label: 'contact' }, record: contactUs, large: true },
  loader: loadRecord,
  component: ContactPage,
})

function ContactPage() {
  const query = useContactUs()
  const localize = useLocalize()
  return (
    <InnerPage banner={query.data?.banner}>
      <ContactPanels
        details={
          <RecordContent of={query}>
            {(contact) => (
              <ContactDetails
                address={contact.address}
                email={contact.email}
                phone={contact.phone}
                networks={<SocialLinks {...contact} />}
              />
            )}
          </RecordContent>
        }
        form={<ContactForm send={sendMessage} phone={query.data?.phone} />}
        map={<ZoneMap {...config.map} />}
      />
      <Article text={localize(query.data?.description)} column="start" />
    </InnerPage>
  )
}
