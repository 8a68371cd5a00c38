import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ContentEndpoint } from './content-endpoint.ts'
import { useRecord } from './use-record.ts'

/** Where the query cache holds that a record is not empty, although the page has not brought it. */
const existenceKey = ({ call }: ContentEndpoint) => ['content', call, 'exists'] as const

/** Says of a record that a prerendered page does not show that it is not empty. */
export function setHasRecord(client: QueryClient, endpoint: ContentEndpoint): void {
  client.setQueryData(existenceKey(endpoint), true)
}

/** Whether a record is not empty: as its content call says, or until then the prerendered page. */
export function useHasRecord(endpoint: ContentEndpoint): boolean {
  const client = useQueryClient()
  const record = useRecord(endpoint)
  if (record !== undefined) return record !== null
  return client.getQueryData(existenceKey(endpoint)) === true
}
