import { useQuery } from '@tanstack/react-query'
import type { ContentEndpoint } from '../wire/content-endpoint.ts'
import { recordQuery } from './record-query.ts'

/** The record of an endpoint: null if it is empty, undefined until one has come. Requests nothing. */
export function useRecord<T>(endpoint: ContentEndpoint<T>): T | null | undefined {
  return useQuery(recordQuery(endpoint)).data
}
