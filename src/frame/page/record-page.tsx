import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ContentEndpoint } from '../../api/records/content-endpoint.ts'
import type { InOneLanguage } from '../../i18n/localized.ts'
import { InnerPage } from './inner-page.tsx'
import { RecordContent } from './record-content.tsx'

interface RecordPageProps<T> {
  endpoint: ContentEndpoint<T>
  /** Draws the record in the language on the screen. */
  children: (record: InOneLanguage<T & {}>) => ReactNode
}

/** A page with the banner and the content of its record. */
export function RecordPage<T extends { banner: string | undefined }>({
  endpoint,
  children,
}: RecordPageProps<T>) {
  const { data } = useQuery(endpoint.query)
  return (
    <InnerPage banner={data?.banner}>
      <RecordContent endpoint={endpoint}>{children}</RecordContent>
    </InnerPage>
  )
}
