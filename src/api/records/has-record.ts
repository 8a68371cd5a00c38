import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ContentEndpoint } from '../wire/content-endpoint.ts'
import { useRecord } from './use-record.ts'

/** The query key that says that a record is not empty, although the page did not bring it. */
const existenceKey = ({ call }: ContentEndpoint) => ['content', call, 'exists'] as const

/** Marks a record as not empty, for a prerendered page that does not show it. */
export function setHasRecord(client: QueryClient, endpoint: ContentEndpoint): void {
  client.setQueryData(existenceKey(endpoint), true)
}

/** Whether a record is not empty. Until its content call succeeds, the prerendered page says so. */
export function useHasRecord(endpoint: ContentEndpoint): boolean {
  const client = useQueryClient()
  const record = useRecord(endpoint)
  if (record !== undefined) return record !== null
  return client.getQueryData(existenceKey(endpoint)) === true
}
