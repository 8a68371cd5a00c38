import '../blocks/headings-beside.css'
import '../contact/contact-panels.css'
import { createFileRoute } from '@tanstack/react-router'
import { contactUs } from '../api/contact-us.ts'
import type { RecordOf } from '../api/wire/fields.ts'
import { NextStep } from '../blocks/next-step.tsx'
import { ContactDetails } from '../contact/contact-details.tsx'
import { BelowFirstScreen } from '../frame/page/below-first-screen.tsx'
import { ContentPending } from '../frame/page/content-pending.tsx'
import { InnerPage } from '../frame/page/inner-page.tsx'
import { LostPartNotice } from '../frame/page/lost-part-notice.tsx'
import { type RecordLayoutProps, recordRoute } from '../frame/page/record-route.tsx'
import { useLocalize } from '../i18n/active-language.ts'
import { PRIVACY_TEXT_ID } from '../isomorphic/page-marks.ts'
import { lazyPart } from '../lazy-part.ts'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'

// The form with its libraries is a quarter of the code. It is in the page's folder, so the page's HTML names its
// files: `build/script-preloads.ts`.
const ContactPanels = lazyPart(() => import('./contact/-contact-panels.tsx')).component(
  (part) => part.ContactPanels,
)

export const Route = createFileRoute('/contact')(
  recordRoute({
    heading: { label: 'contact' },
    endpoint: contactUs,
    longTexts: ({ description }) => [description],
    part: ContactPanels,
    layout: ContactLayout,
    content: (contact) => <ContactDetails {...contact} />,
  }),
)

function ContactLayout({
  record: contact,
  children,
}: RecordLayoutProps<RecordOf<typeof contactUs.shape>>) {
  const localize = useLocalize()
  const description = localize(contact?.description)
  return (
    <InnerPage banner={contact?.banner}>
      <div className="page-width contact-panels headings-beside">
        <LazyBoundary fallback={<ContentPending />} errorComponent={LostPartNotice}>
          <ContactPanels
            email={contact?.email}
            phone={contact?.phone}
            privacyText={description}
            answerTimes={localize(contact?.answerTimes)}
          />
        </LazyBoundary>
        <div>
          <BelowFirstScreen>{children}</BelowFirstScreen>
        </div>
        <BelowFirstScreen>
          <RichText html={description} anchored id={PRIVACY_TEXT_ID} />
        </BelowFirstScreen>
      </div>
      <NextStep to="/residents" />
    </InnerPage>
  )
}
