import type { QueryClient } from '@tanstack/react-query'
import { FALLBACK_LANGUAGE, type Language, parseLanguage } from '../i18n/languages.ts'
import { Localized, LocalizedText, takeIn } from '../i18n/localized.ts'
import type { ContentCall } from './calls.ts'
import type { ContentRecord } from './content-record.ts'
import { CONTENT_RECORDS } from './content-records.ts'
import { WRITTEN } from './query-client.ts'

/** The element of a written page that holds the records the page was written with, as JSON. */
export const WRITTEN_RECORDS_ID = 'written-records'

/** The records as a page that is written in `language` brings them along. */
export function writtenRecords(
  queryClient: QueryClient,
  records: ContentRecord[],
  language: Language,
): string {
  const held = records.map(
    ({ queryKey }) => [queryKey[1], queryClient.getQueryData(queryKey) ?? undefined] as const,
  )
  const write = (written: unknown, standsIn: boolean): Written =>
    standsIn ? { written, standsIn } : { written }
  return JSON.stringify(takeIn(language, Object.fromEntries(held), write))
}

/**
 * Puts the records that the opened page was written with into the store: what was to be read is
 * read on while their calls are slow, or fail. They do not count as fetched.
 */
export function holdWrittenRecords(queryClient: QueryClient): void {
  const element = document.getElementById(WRITTEN_RECORDS_ID)
  if (!element) return
  const language = parseLanguage(document.documentElement.lang) ?? FALLBACK_LANGUAGE
  const records = JSON.parse(element.textContent, (_, value: unknown) =>
    isWritten(value) ? restore(value, language) : value,
  ) as Partial<Record<ContentCall, unknown>>
  for (const [call, record] of Object.entries(records)) {
    queryClient.setQueryData(CONTENT_RECORDS[call as ContentCall].queryKey, record, {
      updatedAt: WRITTEN,
    })
  }
}

/** Whether the store holds of some records just what the opened page was written with. */
export function areAsWritten(
  queryClient: QueryClient,
  records: ContentRecord[],
  language: Language,
): boolean {
  const element = document.getElementById(WRITTEN_RECORDS_ID)
  if (!element) return false
  const written = JSON.parse(element.textContent) as Record<string, unknown>
  const held = JSON.parse(writtenRecords(queryClient, records, language)) as typeof written
  return Object.entries(held).every(
    ([call, record]) => JSON.stringify(record) === JSON.stringify(written[call]),
  )
}

interface Written {
  written: unknown
  /** It is a text of the fallback language. */
  standsIn?: true
}

function restore({ written, standsIn }: Written, language: Language): Localized<unknown> {
  if (standsIn) return new LocalizedText({ [FALLBACK_LANGUAGE]: written as string })
  // The items of a list say themselves which of their texts stand in.
  if (Array.isArray(written)) return new Localized({ [FALLBACK_LANGUAGE]: written })
  return new Localized({ [FALLBACK_LANGUAGE]: written, [language]: written })
}

function isWritten(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && 'written' in value
}
