import type { QueryClient } from '@tanstack/react-query'
import { CONTENT_CALLS } from './calls.ts'
import { type ContentRecord, requestRecord } from './content-record.ts'
import { CONTENT_RECORDS } from './content-records.ts'

/**
 * Starts all content calls, each once (specification, section 7): those of the page that is opened
 * first, the others in the order of their table. Settles when every call has been answered or has
 * failed.
 */
export async function startContent(queryClient: QueryClient, ofPage: ContentRecord[]) {
  const others = CONTENT_CALLS.map((call) => CONTENT_RECORDS[call])
  const calls = [...new Set([...ofPage, ...others])].map((record) =>
    requestRecord(queryClient, record, { background: !ofPage.includes(record) }),
  )
  await Promise.all(calls)
}
