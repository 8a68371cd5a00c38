import type { QueryClient } from '@tanstack/react-query'
import { CONTENT_CALLS } from '../calls/calls.ts'
import { requestInBackground, wasAnswered } from './content-record.ts'
import { CONTENT_RECORDS } from './content-records.ts'

/** Starts the content calls that the page's loader has not started. Resolves when all have ended. */
export async function startContent(queryClient: QueryClient): Promise<void> {
  // The page's own call may have failed by now; it is not repeated.
  const others = CONTENT_CALLS.map((call) => CONTENT_RECORDS[call]).filter(
    (record) => !wasAnswered(queryClient, record),
  )
  await Promise.all(others.map((record) => requestInBackground(queryClient, record)))
}
