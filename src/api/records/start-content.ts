import type { QueryClient } from '@tanstack/react-query'
import { CONTENT_CALLS } from '../calls/calls.ts'
import {
  type ContentRecord,
  requestInBackground,
  requestRecord,
  wasAnswered,
} from './content-record.ts'
import { CONTENT_RECORDS } from './content-records.ts'

/**
 * Makes all content calls that have not been answered. A record that came with a prerendered page
 * counts as not answered. Resolves when all have ended.
 *
 * @param shown the records of the page on the screen, which are requested first
 */
export async function startContent(
  queryClient: QueryClient,
  shown: ContentRecord[] = [],
): Promise<void> {
  // The call of the page on the screen may have failed by now; it is not repeated.
  const due = (records: ContentRecord[]) =>
    records
      .filter((record) => !wasAnswered(queryClient, record))
      .map((record) => ({ ...record, staleTime: 0 }))
  const others = CONTENT_CALLS.map((call) => CONTENT_RECORDS[call]).filter(
    (record) => !shown.includes(record),
  )
  await Promise.all([
    ...due(shown).map((record) => requestRecord(queryClient, record)),
    requestInBackground(queryClient, due(others)),
  ])
}
