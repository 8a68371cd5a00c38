import type { QueryClient } from '@tanstack/react-query'
import { CONTENT_CALLS } from './calls.ts'
import { type ContentRecord, requestRecord } from './content-record.ts'
import { CONTENT_RECORDS } from './content-records.ts'

/** Starts each content call once, those of the page first. Resolves when none is under way. */
export async function startContent(queryClient: QueryClient, ofPage: ContentRecord[]) {
  const others = CONTENT_CALLS.map((call) => CONTENT_RECORDS[call])
  const calls = [...new Set([...ofPage, ...others])].map((record) =>
    requestRecord(queryClient, record, { background: !ofPage.includes(record) }),
  )
  await Promise.all(calls)
}
