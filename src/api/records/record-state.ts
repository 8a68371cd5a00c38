import type { QueryClient } from '@tanstack/react-query'
import type { ContentEndpoint } from './content-endpoint.ts'

/**
 * Whether the endpoint's content call has succeeded or failed. A record that came with a prerendered
 * page does not count as a response.
 */
export function isSettled(client: QueryClient, { query }: ContentEndpoint): boolean {
  const { dataUpdatedAt = 0, errorUpdatedAt = 0 } = client.getQueryState(query.queryKey) ?? {}
  return dataUpdatedAt > 0 || errorUpdatedAt > 0
}

/** Whether a prerendered page brought the record, even if empty, and its content call has not ended yet. */
export function isOnlyHydrated(client: QueryClient, endpoint: ContentEndpoint): boolean {
  return client.getQueryData(endpoint.query.queryKey) !== undefined && !isSettled(client, endpoint)
}

const RECENTLY_MS = 30_000

export function failedRecently(client: QueryClient, { query }: ContentEndpoint): boolean {
  const state = client.getQueryState(query.queryKey)
  // A clock that has been set back does not make it recent for longer.
  return state?.status === 'error' && Math.abs(Date.now() - state.errorUpdatedAt) < RECENTLY_MS
}
