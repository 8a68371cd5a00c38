import type { QueryClient } from '@tanstack/react-query'
import type { DehydratedValue } from '../api/hydrate-records.ts'
import { recordQuery } from '../api/records/record-query.ts'
import type { ContentEndpoint } from '../api/wire/content-endpoint.ts'
import { Localized, LocalizedHtml, LocalizedText } from '../i18n/localized.ts'
import type { Language } from '../isomorphic/languages.ts'

/** The records, or parts of them, that a prerendered page contains. */
interface PageRecords {
  whole: ContentEndpoint[]
  /** The page has a flag in place of each of these: it says only whether the record is empty. */
  flagged?: ContentEndpoint[]
  /** The object in them that keeps all languages: the head of a page has tags for each language. */
  inAllLanguages?: object | undefined
}

/** Writes the records that a page prerendered in `language` contains, as JSON. */
export function dehydrateRecords(
  queryClient: QueryClient,
  language: Language,
  { whole, flagged = [], inAllLanguages }: PageRecords,
): string {
  const record = (endpoint: ContentEndpoint) =>
    queryClient.getQueryData(recordQuery(endpoint).queryKey) ?? null
  const records = [
    ...whole.map((endpoint) => [endpoint.call, record(endpoint)] as const),
    ...flagged.map((endpoint) => [endpoint.call, record(endpoint) && true] as const),
  ]
  return JSON.stringify(Object.fromEntries(records), function (this: unknown, _, value: unknown) {
    if (!(value instanceof Localized)) return value
    return {
      kind: kindOf(value),
      values: this === inAllLanguages ? value.values : valuesIn(language, value),
      ...(!value.fallsBack && { isExact: true }),
    } satisfies DehydratedValue
  })
}

function kindOf(value: Localized<unknown>): DehydratedValue['kind'] {
  if (value instanceof LocalizedHtml) return 'html'
  return value instanceof LocalizedText ? 'text' : 'value'
}

/** The value that is shown in `language`, with the language it is in. */
function valuesIn<T>(language: Language, value: Localized<T>): Localized<T>['values'] {
  const source = value.languageIn(language)
  return source ? { [source]: value.values[source] } : {}
}
