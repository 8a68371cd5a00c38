import { type Language, LANGUAGES } from '../isomorphic/languages.ts'

/** A plain text from content in the language on the screen, or a `ForeignText` in another one. */
export type ContentText = string | ForeignText

/**
 * HTML from content, which is not trusted. It is a `ContentText` or a `TextWithOriginal`, but not for the
 * compiler, so that only `RichText` shows it.
 */
export interface ContentHtml {
  readonly isHtml: true
}

/** Lets `RichText` show a text of the site's own. */
export function asHtml(text: ContentText | TextWithOriginal): ContentHtml {
  return text as unknown as ContentHtml
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

/** A long text with the one in the fallback language, from which its headings take their addresses. */
export class TextWithOriginal {
  readonly text: string
  readonly original: string

  constructor(text: string, original: string) {
    this.text = text
    this.original = original
  }
}

/** Returns the plain string, for places that cannot have a `lang`: a title, an address. */
export function unwrapText(text: ContentText): string
export function unwrapText(text: ContentText | undefined): string | undefined
export function unwrapText(text: ContentText | undefined): string | undefined {
  return typeof text === 'object' ? text.text : text
}

/** Returns HTML as it came: for the sanitiser, and to compare or measure it. */
export const unwrapHtml = unwrapText as unknown as {
  (html: ContentHtml): string
  (html: ContentHtml | undefined): string | undefined
}

/** Returns the `lang` of the element around a text that names its language (WCAG 2.2, 3.1.2). */
export function langOf(text: ContentText | ContentHtml | undefined): string | undefined {
  return text instanceof ForeignText ? LANGUAGES[text.language].tag : undefined
}
