import { hasVisibleHtml } from '../../isomorphic/has-visible-html.ts'
import { htmlToText } from './html-to-text.ts'

/**
 * A whole character of two halves, such as an emoji, or half of one. In Safari 16, `\p{Cs}` with the flag `u` also
 * matches the second half of a whole one.
 */
const HALVES = /[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g

/** Half of a character becomes a replacement character, as in the HTML that the server sends. */
export function readText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim().replaceAll(HALVES, (part) => (part.length > 1 ? part : '\ufffd'))
  return hasVisibleHtml(text) ? text : undefined
}

export function readPlainText(value: unknown): string | undefined {
  const html = readText(value)
  return html && (htmlToText(html).trim() || undefined)
}

export function readTextOrNumber(value: unknown): string | undefined {
  return Number.isFinite(value) ? String(value) : readPlainText(value)
}
