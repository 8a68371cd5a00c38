import '../contact/contact-panels.css'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { contactUs } from '../api/contact-us.ts'
import type { RecordOf } from '../api/wire/fields.ts'
import { config } from '../config.ts'
import { ContactDetails } from '../contact/contact-details.tsx'
import { MapLoading } from '../contact/map-loading.tsx'
import { InnerPage } from '../frame/page/inner-page.tsx'
import { LoadFailedNotice } from '../frame/page/load-failed-notice.tsx'
import { RecordPending } from '../frame/page/record-pending.tsx'
import { type RecordLayoutProps, recordRoute } from '../frame/page/record-route.tsx'
import { SanitizerBoundary } from '../frame/page/sanitizer-boundary.tsx'
import { useLocalize } from '../i18n/active-language.ts'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'

// These have files of their own, because the form with its libraries is a quarter of the code.
const FormPanels = lazyRouteComponent(() => import('./-form-panels.tsx'), 'FormPanels')
const ZoneMap = lazyRouteComponent(() => import('../contact/zone-map.tsx'), 'ZoneMap')

export const Route = createFileRoute('/contact')(
  recordRoute({
    heading: { label: 'contact' },
    endpoint: contactUs,
    // The page does not wait for this code.
    beforeLoad: () => {
      void FormPanels.preload?.()
      void ZoneMap.preload?.()
    },
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
      <div className="page-width contact-panels">
        <LazyBoundary fallback={<RecordPending />} errorComponent={FormLost}>
          <FormPanels email={contact?.email} phone={contact?.phone} privacyText={description} />
        </LazyBoundary>
        <LazyBoundary fallback={<MapLoading />} errorComponent={MapLoading}>
          <ZoneMap {...config.map} />
        </LazyBoundary>
        <div>{children}</div>
        <SanitizerBoundary>
          <RichText html={description} anchored />
        </SanitizerBoundary>
      </div>
    </InnerPage>
  )
}

function FormLost() {
  return <LoadFailedNotice onTryAgain={reload} />
}

function reload() {
  location.reload()
}
