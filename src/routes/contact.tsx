import { Trans } from '@lingui/react/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { contactUs, useContactUs } from '../api/contact-us.ts'
import { loadRecord } from '../api/load-record.ts'
import { sendMessage } from '../api/messages.ts'
import { Article } from '../blocks/article.tsx'
import { config } from '../config.ts'
import { ContactDetails } from '../contact/contact-details.tsx'
import { ContactPanels } from '../contact/contact-panels.tsx'
import { ZoneMap } from '../contact/zone-map.tsx'
import { SocialLinks } from '../frame/footer/social-links.tsx'
import { InnerPage } from '../frame/page/inner-page.tsx'
import { RecordContent } from '../frame/page/record-content.tsx'
import { RecordPending } from '../frame/page/record-pending.tsx'
import { useLocalize } from '../i18n/use-localize.ts'
import { Later } from '../ui/later.tsx'
import { Notice } from '../ui/notice.tsx'
import { isRunning } from '../ui/use-is-running.ts'

/** It has a file of its own: with its libraries it is a quarter of the site's code. */
const ContactForm = lazyRouteComponent(() => import('../contact/contact-form.tsx'), 'ContactForm')

export const Route = createFileRoute('/contact')({
  staticData: { heading: { label: 'contact' } },
  beforeLoad: async () => {
    const code = ContactForm.preload?.()
    // A prerendered page is hydrated whole; later the page does not wait.
    if (!isRunning()) await code
  },
  loader: loadRecord(contactUs),
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
        form={
          <Later meanwhile={<RecordPending />} lost={<FormLost />}>
            <ContactForm send={sendMessage} phone={query.data?.phone} />
          </Later>
        }
        map={<ZoneMap {...config.map} />}
      />
      <Article text={localize(query.data?.description)} column="start" />
    </InnerPage>
  )
}

function FormLost() {
  return (
    <Notice
      onTryAgain={() => {
        location.reload()
      }}
    >
      <Trans comment="In place of the content of a page">This content could not be loaded.</Trans>
    </Notice>
  )
}
