import type { QueryClient } from '@tanstack/react-query'
import { type ContentRecord, requestRecord } from './content-record.ts'

interface LoaderContext {
  context: { queryClient: QueryClient }
  preload: boolean
}

/** The data of a loader: which record its page shows. */
export interface LoadedRecord {
  record: ContentRecord
}

/**
 * The loader of a page that shows a record. It does not wait, so that the page opens at once. A
 * preload requests no record.
 */
export function loadRecord(record: ContentRecord) {
  return ({ context, preload }: LoaderContext): LoadedRecord => {
    if (!preload) void requestRecord(context.queryClient, record)
    return { record }
  }
}
