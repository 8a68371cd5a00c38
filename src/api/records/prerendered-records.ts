import type { QueryClient } from '@tanstack/react-query'
import { FALLBACK_LANGUAGE, type Language } from '../../i18n/languages.ts'
import { Localized, LocalizedText } from '../../i18n/localized.ts'
import { isObject } from '../../is-object.ts'
import type { ContentCall } from '../calls/calls.ts'
import { cameWithPage, type ContentRecord } from './content-record.ts'
import { CONTENT_RECORDS } from './content-records.ts'
import { PRERENDERED } from './query-client.ts'

/** The element of a prerendered page that holds its records, as JSON. */
export const PRERENDERED_RECORDS_ID = 'prerendered-records'

/** A value held per language, in the languages that the page needs. */
interface Held {
  held: Partial<Record<Language, unknown>>
  isText: boolean
}

/**
 * The records that a page prerendered in `language` brings along.
 *
 * @param whole the part of them that is kept in all languages, as a page says its metadata
 */
export function prerenderedRecords(
  queryClient: QueryClient,
  records: ContentRecord[],
  language: Language,
  whole?: object,
): string {
  const shown = records.map(
    ({ queryKey }) => [queryKey[1], queryClient.getQueryData(queryKey) ?? null] as const,
  )
  return JSON.stringify(Object.fromEntries(shown), function (this: unknown, _, value: unknown) {
    if (!(value instanceof Localized)) return value
    const own = value.values[language] === undefined ? FALLBACK_LANGUAGE : language
    const held = this === whole ? value.values : { [own]: value.in(own) as unknown }
    return { held, isText: value instanceof LocalizedText } satisfies Held
  })
}

/**
 * Puts the records of the prerendered page into the store, so that the page is hydrated as it came,
 * and stays while their calls are slow, or fail. They do not count as fetched.
 */
export function holdPrerenderedRecords(queryClient: QueryClient): void {
  const element = document.getElementById(PRERENDERED_RECORDS_ID)
  if (!element) return
  const records = JSON.parse(element.textContent, (_, value: unknown) =>
    isHeld(value) ? restore(value) : value,
  ) as Partial<Record<ContentCall, unknown>>
  for (const [call, record] of Object.entries(records)) {
    cameWithPage.set(call as ContentCall, record)
    // An empty record is none.
    queryClient.setQueryData(CONTENT_RECORDS[call as ContentCall].queryKey, record ?? undefined, {
      updatedAt: PRERENDERED,
    })
  }
}

function restore({ held, isText }: Held): Localized<unknown> {
  if (isText && FALLBACK_LANGUAGE in held) {
    return new LocalizedText(held as Partial<Record<Language, string>>)
  }
  // In a language that the page did not bring, its own stands in until the backend answers.
  const [own] = Object.values(held)
  return new Localized({ [FALLBACK_LANGUAGE]: own, ...held })
}

function isHeld(value: unknown): value is Held {
  return isObject(value) && 'held' in value
}
