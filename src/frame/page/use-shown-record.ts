import { useDeferredValue } from 'react'
import type { ContentEndpoint } from '../../api/records/content-endpoint.ts'
import { useRecord } from '../../api/records/use-record.ts'

/** The record that a page draws. The old one stays until the texts of a new one are sanitised. */
export function useShownRecord<T>(endpoint: ContentEndpoint<T>): T | null | undefined {
  const record = useRecord(endpoint)
  return useDeferredValue(record) ?? record
}
