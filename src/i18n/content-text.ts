import { FALLBACK_LANGUAGE, LANGUAGES } from './languages.ts'

/** A text from content in the language on the screen, or a `FallbackText` in the fallback language. */
export type ContentText = string | FallbackText

/** The text in the fallback language, for a text that the language on the screen lacks. */
export class FallbackText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Returns the plain string, for places that cannot have a `lang`: a title, an address. */
export function toPlainString(text: ContentText): string
export function toPlainString(text: ContentText | undefined): string | undefined
export function toPlainString(text: ContentText | undefined): string | undefined {
  return text instanceof FallbackText ? text.text : text
}

/** Returns the `lang` of the element around a text, if it is not the page's (WCAG 2.2, 3.1.2). */
export function langOf(text: ContentText | undefined): string | undefined {
  return text instanceof FallbackText ? LANGUAGES[FALLBACK_LANGUAGE].tag : undefined
}
