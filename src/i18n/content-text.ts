import { type Language, LANGUAGES } from '../isomorphic/languages.ts'

/** A plain text from content in the language on the screen, or a `ForeignText` in another one. */
export type ContentText = string | ForeignText

/** HTML from content, which is not trusted: only `RichText` shows it. */
export class ContentHtml {
  readonly text: string
  /** The language of the text, if the one on the screen lacks it. */
  readonly language: Language | undefined
  /** The text in the fallback language, from which the headings of a translation take their addresses. */
  readonly original: string | undefined

  constructor(text: string, language?: Language, original?: string) {
    this.text = text
    this.language = language
    this.original = original
  }
}

/** A text that names its language, because the one on the screen lacks it. */
export class ForeignText {
  readonly text: string
  readonly language: Language

  constructor(text: string, language: Language) {
    this.text = text
    this.language = language
  }
}

/** Returns the plain string, for places that cannot have a `lang`: a title, an address. */
export function unwrapText(text: ContentText): string
export function unwrapText(text: ContentText | undefined): string | undefined
export function unwrapText(text: ContentText | undefined): string | undefined {
  return typeof text === 'object' ? text.text : text
}

/** Returns the `lang` of the element around a text that names its language (WCAG 2.2, 3.1.2). */
export function langOf(text: ContentText | ContentHtml | undefined): string | undefined {
  return typeof text === 'object' && text.language ? LANGUAGES[text.language].tag : undefined
}
