import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { cameWithPage, type ContentRecord, fetchRecord } from './content-record.ts'

interface LoaderContext {
  context: { queryClient: QueryClient }
  preload: boolean
}

/** The data of the loader of a page that shows a record. */
interface LoadedRecord {
  record: ContentRecord
}

/**
 * Makes the loader of a page that shows a record. The loader does not wait for the record, so that
 * the page opens at once. It requests nothing if the router only preloads the page's code. A record that
 * came with the page is left to `startContent`, which waits until the page is hydrated.
 */
export function recordLoader(record: ContentRecord) {
  return ({ context, preload }: LoaderContext): LoadedRecord => {
    if (!preload && !cameWithPage(context.queryClient, record)) {
      void fetchRecord(context.queryClient, record)
    }
    return { record }
  }
}

/** The records of the page that the router has loaded. */
export function recordsOfPage({ state }: AnyRouter): ContentRecord[] {
  return state.matches.flatMap(
    ({ loaderData }) => (loaderData as Partial<LoadedRecord> | undefined)?.record ?? [],
  )
}
