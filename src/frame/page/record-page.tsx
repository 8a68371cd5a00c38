import type { ReactNode } from 'react'
import { type RecordOfType, useRecord } from '../../api/records/content-record.ts'
import type { InOneLanguage } from '../../i18n/localized.ts'
import { InnerPage } from './inner-page.tsx'
import { RecordContent } from './record-content.tsx'

interface RecordPageProps<T> {
  record: RecordOfType<T>
  /** Draws the record in the language on the screen. */
  children: (record: InOneLanguage<T & {}>) => ReactNode
}

/** A page with the banner and the content of its record. */
export function RecordPage<T extends { banner: string | undefined }>({
  record,
  children,
}: RecordPageProps<T>) {
  return (
    <InnerPage banner={useRecord(record).data?.banner}>
      <RecordContent record={record}>{children}</RecordContent>
    </InnerPage>
  )
}
