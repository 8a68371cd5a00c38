import type { ContentCall } from '../src/api/calls.ts'
import { type Language, LANGUAGES } from '../src/i18n/languages.ts'

/** From worst to least. An error costs visitors something; a note says what the site leaves out. */
export const LEVELS = ['error', 'warning', 'note'] as const

/** Something in a record of the backend that its editor should look at. */
export interface Finding {
  level: (typeof LEVELS)[number]
  /** The same for all findings that are alike. */
  kind: string
  call: ContentCall
  /** As the backend spells it, `sliderItems[2].ru_title`; empty where the whole record is meant. */
  field: string
  /** What is wrong, in a sentence that begins with the field. */
  says: string
  /** The field that was probably meant. */
  meant?: string | undefined
}

const NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** 'Russian', for a sentence in English. */
export function nameOf(language: Language): string {
  const { tag } = LANGUAGES[language]
  return NAMES.of(tag) ?? tag
}
