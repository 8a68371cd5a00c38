import type { QueryClient } from '@tanstack/react-query'
import { type ContentRecord, requestRecord } from './content-record.ts'

interface LoaderContext {
  context: { queryClient: QueryClient }
  route: { options: { staticData?: { record?: ContentRecord } } }
  preload: boolean
}

/**
 * The loader of all pages with a record. It does not wait for it, so the page opens at once, and it
 * does nothing while a link is only pointed at.
 */
export function loadRecord({ context, route, preload }: LoaderContext): void {
  const record = route.options.staticData?.record
  if (record && !preload) void requestRecord(context.queryClient, record, { background: false })
}
