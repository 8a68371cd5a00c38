import type { QueryClient } from '@tanstack/react-query'
import { CONTENT_CALLS } from '../../isomorphic/calls.ts'
import { type ContentRecord, fetchRecord, isSettled, prefetchRecords } from './content-record.ts'
import { CONTENT_RECORDS } from './content-records.ts'

/**
 * Makes all content calls that have had no response. A record that came with a prerendered page
 * counts as without a response. Resolves when all have ended.
 *
 * @param shown the records of the page on the screen, which are requested first
 */
export async function startContent(
  queryClient: QueryClient,
  shown: ContentRecord[] = [],
): Promise<void> {
  const due = (records: ContentRecord[]) =>
    records
      // The call of the page on the screen may have failed by now; it is not repeated.
      .filter((record) => !isSettled(queryClient, record))
      // Otherwise a record that came with the page would never be stale.
      .map((record) => ({ ...record, query: { ...record.query, staleTime: 0 } }))
  const others = CONTENT_CALLS.map((call) => CONTENT_RECORDS[call]).filter(
    (record) => !shown.includes(record),
  )
  await Promise.all([
    ...due(shown).map((record) => fetchRecord(queryClient, record)),
    prefetchRecords(queryClient, due(others)),
  ])
}
