import type { ComponentType, ReactNode } from 'react'
import type { ContentEndpoint } from '../../api/records/content-endpoint.ts'
import { loadRecord } from '../../api/records/load-record.ts'
import { useRecord } from '../../api/records/use-record.ts'
import type { InOneLanguage } from '../../i18n/localized.ts'
import type { PagePath } from '../../ui/links/page-path.ts'
import type { PageHeading } from '../head/page-heading.ts'
import { InnerPage } from './inner-page.tsx'
import { RecordContent } from './record-content.tsx'

export interface RecordLayoutProps<T> {
  /** As `useRecord` returns it, in all languages. */
  record: T | null | undefined
  /** The content, or what stands in its place until the record has loaded. */
  children: ReactNode
}

/** What the usual layout reads of a record. */
interface WithBanner {
  banner?: string | undefined
  [field: string]: unknown
}

interface RecordRoute<T> {
  heading: PageHeading
  /** The endpoint of the record that the page loads and shows. */
  endpoint: ContentEndpoint<T>
  /** Draws the record in the language on the screen. */
  content: (record: InOneLanguage<T & {}>) => ReactNode
  /** What surrounds the content. Default: the record's banner above it. */
  layout?: ComponentType<RecordLayoutProps<T>>
  canonicalPath?: PagePath
  beforeLoad?: () => void
}

/** The options of a route whose page shows a record. The router writes into them, so no two routes share them. */
export function recordRoute<T extends WithBanner>({
  endpoint,
  content,
  layout: Layout = BannerLayout,
  beforeLoad,
  ...staticData
}: RecordRoute<T>) {
  function RecordPage() {
    const record = useRecord(endpoint)
    return (
      <Layout record={record}>
        <RecordContent endpoint={endpoint}>{content}</RecordContent>
      </Layout>
    )
  }
  return {
    staticData: { ...staticData, endpoint },
    ...(beforeLoad && { beforeLoad }),
    loader: loadRecord,
    component: RecordPage,
  }
}

function BannerLayout({ record, children }: RecordLayoutProps<WithBanner>) {
  return <InnerPage banner={record?.banner}>{children}</InnerPage>
}
