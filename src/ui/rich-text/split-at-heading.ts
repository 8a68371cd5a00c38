import { HEADING_ID_PREFIX } from '../../html/toc-entries.ts'
import { ContentHtml } from '../../i18n/content-text.ts'

const HEADING = /<h[1-6][\s>]/i

/** A link to a place of the author's own, which the other part may have. */
const LINK_WITHIN = new RegExp(String.raw`href\s*=\s*["']?#(?!${HEADING_ID_PREFIX})`, 'i')

/**
 * Splits a text at its first heading. The headings keep their addresses. A text that would say something
 * else in two parts stays whole.
 */
export function splitAtHeading(html: ContentHtml | undefined): (ContentHtml | undefined)[] {
  if (!html) return []
  const { text, language, original } = html
  if (LINK_WITHIN.test(text) || isOpen(leadOf(text))) return [html, undefined]
  const [, originalRest] = split(original ?? '')
  const [lead, rest] = split(text)
  return [
    lead ? new ContentHtml(lead, language) : undefined,
    rest ? new ContentHtml(rest, language, originalRest) : undefined,
  ]
}

function split(text: string): [lead: string, rest: string] {
  const lead = leadOf(text)
  return [lead, text.slice(lead.length)]
}

function leadOf(text: string): string {
  const at = text.search(HEADING)
  return at < 0 ? text : text.slice(0, at)
}

/** Whether an element or a comment is open at its end: the heading is in it, and may be hidden. */
function isOpen(lead: string): boolean {
  const opened = lead.match(/<(?!br\b|img\b|hr\b)[a-z]/gi) ?? []
  const closed = lead.match(/<\/[a-z]/gi) ?? []
  return opened.length !== closed.length || lead.includes('<!--')
}
