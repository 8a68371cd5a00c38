import { cleanTexts } from './clean-text.ts'
import type { AddressedHeading } from './heading-addresses.ts'

/** The element of a written page that holds the texts that it was written with, as JSON. */
export const WRITTEN_TEXTS_ID = 'written-texts'

/** A text's key, what it has become, and its headings. */
type WrittenText = [key: string, html: string, headings: AddressedHeading[]]

/** The texts of a page that is being written. */
export function writtenTexts(): string {
  return JSON.stringify(
    Array.from(cleanTexts, ([key, { inner, headings }]) => [key, inner.__html, headings]),
  )
}

/** Puts the texts that the opened page was written with among those that are safe. */
export function holdWrittenTexts(): void {
  const element = document.getElementById(WRITTEN_TEXTS_ID)
  if (!element) return
  const policy = window.trustedTypes?.createPolicy(WRITTEN_TEXTS_ID, {
    createHTML: (html: string) => html,
  })
  for (const [key, html, headings] of JSON.parse(element.textContent) as WrittenText[]) {
    cleanTexts.set(key, { inner: { __html: policy?.createHTML(html) ?? html }, headings })
  }
}
