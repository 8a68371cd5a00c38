import type { QueryClient } from '@tanstack/react-query'
import { Localized, LocalizedHtml, LocalizedText } from '../i18n/localized.ts'
import { isPlainObject } from '../isomorphic/is-plain-object.ts'
import { type Language, LANGUAGE_CODES } from '../isomorphic/languages.ts'
import { ALL_ENDPOINTS } from './all-endpoints.ts'
import { setHasRecord } from './records/has-record.ts'
import { recordQuery } from './records/record-query.ts'

/** The element of a prerendered page that holds its records, as JSON. */
export const DEHYDRATED_RECORDS_ID = 'dehydrated-records'

/** A localized value as JSON, in the languages that the page needs. */
export type DehydratedValue = (
  | { kind: 'text' | 'html'; values: Partial<Record<Language, string>> }
  | { kind: 'value'; values: Partial<Record<Language, unknown>> }
) & {
  /** True for a value that other languages do not fall back to. */
  isExact?: true
}

/** The `updatedAt` of a record that came with a prerendered page: no call has had a response yet. */
const STALE = 0

/**
 * Puts the records of the prerendered page into the query cache, so that the page is hydrated as it
 * came, and stays if their content calls are slow or fail. `requestAllRecords` still makes these calls.
 */
export function hydrateRecords(queryClient: QueryClient): void {
  const element = document.getElementById(DEHYDRATED_RECORDS_ID)
  if (!element) return
  const records = JSON.parse(element.textContent, (_, value: unknown) =>
    isDehydrated(value) ? hydrateValue(value) : value,
  ) as Record<string, unknown>
  for (const endpoint of Object.values(ALL_ENDPOINTS)) {
    const record = records[endpoint.call]
    if (record === true) setHasRecord(queryClient, endpoint)
    else queryClient.setQueryData(recordQuery(endpoint).queryKey, record, { updatedAt: STALE })
  }
}

/** Until the backend responds, a language that the page does not have shows the page's own value. */
function hydrateValue({ isExact, ...value }: DehydratedValue): Localized<unknown> {
  const language = LANGUAGE_CODES.find((code) => code in value.values)
  const options = { fallback: isExact ? undefined : language }
  if (value.kind === 'html') return new LocalizedHtml(value.values, options)
  if (value.kind === 'text') return new LocalizedText(value.values, options)
  return new Localized(value.values, options)
}

function isDehydrated(value: unknown): value is DehydratedValue {
  return isPlainObject(value) && 'values' in value
}
