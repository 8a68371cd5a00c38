import { FALLBACK_LANGUAGE, LANGUAGES } from './languages.ts'

/** A text from content as it is drawn: in the language on the screen, or one that stands in for it. */
export type ContentText = string | StandIn

/** A text of the fallback language where the language on the screen has none. */
export class StandIn {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** The words alone, for where none can say in which language they are: a title, an address. */
export function plainWords(text: ContentText): string
export function plainWords(text: ContentText | undefined): string | undefined
export function plainWords(text: ContentText | undefined): string | undefined {
  return text instanceof StandIn ? text.text : text
}

/** What the element around a text says of its language (WCAG 2.2, 3.1.2): of the page's own, nothing. */
export function langOf(text: ContentText | undefined): string | undefined {
  return text instanceof StandIn ? LANGUAGES[FALLBACK_LANGUAGE].tag : undefined
}
