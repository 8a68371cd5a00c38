import { useQuery } from '@tanstack/react-query'
import type { ContentEndpoint } from './content-endpoint.ts'

/** The record of an endpoint: null if it is empty, undefined until one has come. Requests nothing. */
export function useRecord<T>({ query }: ContentEndpoint<T>): T | null | undefined {
  return useQuery(query).data
}
