import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { recordQuery } from '../../api/records/record-query.ts'
import { useRecord } from '../../api/records/use-record.ts'
import { requestRecord } from '../../api/request-records.ts'
import type { ContentEndpoint } from '../../api/wire/content-endpoint.ts'
import { languageOf } from '../../i18n/active-language.ts'
import type { ContentHtml } from '../../i18n/content-text.ts'
import { type InOneLanguage, localize } from '../../i18n/localized.ts'
import type { SiteLanguage } from '../../i18n/site-language.ts'
import { canWorkAhead } from '../../ui/can-work-ahead.ts'
import type { PagePath } from '../../ui/links/page-path.ts'
import { sanitizeAhead } from '../../ui/rich-text/sanitize-ahead.ts'
import type { PageHeading } from '../head/page-heading.ts'
import { InnerPage } from './inner-page.tsx'
import { RecordContent } from './record-content.tsx'
import { useShownRecord } from './use-shown-record.ts'

export interface RecordLayoutProps<T> {
  /** As `useShownRecord` returns it, in all languages. */
  record: T | null | undefined
  /** The content, or a placeholder until the record has loaded. */
  children: ReactNode
}

/** A record without a banner needs a layout of its own. */
type RecordRoute<T> = RecordOptions<T> &
  (T extends { banner: unknown } ? unknown : { layout: object })

interface RecordOptions<T> {
  heading: PageHeading
  /** The endpoint of the record that the page loads and shows. */
  endpoint: ContentEndpoint<T>
  /** Draws the record in the language on the screen. */
  content: (record: InOneLanguage<T & {}>) => ReactNode
  /** The component around the content. Default: the record's banner above it. */
  layout?: ComponentType<RecordLayoutProps<T>>
  /** The texts with anchors: `RichText` shows them as `anchored`. */
  longTexts?: (record: InOneLanguage<T & {}>) => (ContentHtml | undefined)[]
  /** Code of the page in a file of its own, for which the page does not wait. */
  part?: { preload: () => Promise<void> }
  canonicalPath?: PagePath
}

interface Loading {
  context: { queryClient: QueryClient; siteLanguage: SiteLanguage; origin: string }
  location: { pathname: string }
  /** Whether the router only prepares the page, because its link is pointed at. It requests nothing then. */
  preload: boolean
}

/** The options of a route whose page shows a record. The router writes into them, so no two routes share them. */
export function recordRoute<T extends object>({
  endpoint,
  content,
  layout: Layout = BannerLayout,
  longTexts,
  part,
  ...staticData
}: RecordRoute<T>) {
  function RecordPage() {
    const record = useShownRecord(useRecord(endpoint))
    return (
      <Layout record={record}>
        <RecordContent endpoint={endpoint}>{content}</RecordContent>
      </Layout>
    )
  }
  const loader = ({ context, location, preload }: Loading) => {
    const { queryClient, siteLanguage, origin } = context
    if (!preload || canWorkAhead()) void part?.preload()
    if (!preload) {
      // The page opens at once, without its record.
      void requestRecord(queryClient, endpoint)
      return
    }
    const record = queryClient.getQueryData<T>(recordQuery(endpoint).queryKey)
    if (!record || !longTexts || !canWorkAhead()) return
    const texts = longTexts(localize(record, languageOf(siteLanguage.i18n)))
    void sanitizeAhead(texts, true, origin + location.pathname)
  }
  return { staticData: { ...staticData, endpoint }, loader, component: RecordPage }
}

function BannerLayout({ record, children }: RecordLayoutProps<{ banner?: string | undefined }>) {
  return <InnerPage banner={record?.banner}>{children}</InnerPage>
}
