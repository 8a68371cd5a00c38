import { cleanTexts } from './clean-text.ts'
import type { AddressedHeading } from './heading-addresses.ts'

/** The element of a prerendered page that holds its sanitised texts, as JSON. */
export const WRITTEN_TEXTS_ID = 'written-texts'

type WrittenText = [key: string, html: string, headings: AddressedHeading[]]

/** The texts sanitised while a page is prerendered. */
export function writtenTexts(): string {
  return JSON.stringify(
    Array.from(cleanTexts, ([key, { inner, headings }]) => [key, inner.__html, headings]),
  )
}

/** Takes the prerendered page's texts as sanitised. */
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
