import { useDeferredValue } from 'react'

/** The record that a page draws. The old one stays until the texts of a new one are sanitised. */
export function useShownRecord<T>(record: T): T {
  return useDeferredValue(record) ?? record
}
