import type { QueryClient } from '@tanstack/react-query'
import { type ContentRecord, requestRecord } from './content-record.ts'

interface LoaderContext {
  context: { queryClient: QueryClient }
  route: { options: { staticData?: { record?: ContentRecord } } }
  preload: boolean
}

/** Does not wait, so that the page opens at once. A preload requests no record. */
export function loadRecord({ context, route, preload }: LoaderContext): void {
  const record = route.options.staticData?.record
  if (record && !preload) void requestRecord(context.queryClient, record, { background: false })
}
