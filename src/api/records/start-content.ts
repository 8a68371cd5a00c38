import type { QueryClient } from '@tanstack/react-query'
import { CONTENT_CALLS } from '../calls/calls.ts'
import { requestInBackground, requestRecord, wasAnswered } from './content-record.ts'
import { CONTENT_RECORDS } from './content-records.ts'

/** Starts the content calls that the page's loader has not started. Resolves when all have ended. */
export async function startContent(queryClient: QueryClient): Promise<void> {
  // The page's own call may have failed by now; it is not repeated.
  const unanswered = CONTENT_CALLS.map((call) => CONTENT_RECORDS[call]).filter(
    (record) => !wasAnswered(queryClient, record),
  )
  const isRequested = ({ queryKey }: (typeof unanswered)[number]) =>
    queryClient.isFetching({ queryKey }) > 0
  const others = unanswered.filter((record) => !isRequested(record))
  await Promise.all([
    requestInBackground(queryClient, others),
    ...unanswered.filter(isRequested).map((record) => requestRecord(queryClient, record)),
  ])
}
