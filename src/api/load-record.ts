import type { QueryClient } from '@tanstack/react-query'
import { type ContentRecord, requestRecord } from './content-record.ts'

interface LoaderContext {
  context: { queryClient: QueryClient }
  route: { options: { staticData?: { record?: ContentRecord } } }
  preload: boolean
}

/**
 * The loader of every page that shows a record: asks for it unless it is held. It waits for
 * nothing, so that a slow backend does not hold a click back: the page opens at once and keeps
 * the room its content will take. Pointing at a link asks for nothing.
 */
export function loadRecord({ context, route, preload }: LoaderContext): void {
  const record = route.options.staticData?.record
  if (record && !preload) void requestRecord(context.queryClient, record, { background: false })
}
