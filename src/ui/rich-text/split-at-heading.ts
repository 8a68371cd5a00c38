import { ContentHtml } from '../../i18n/content-text.ts'
import { HEADING_ID_PREFIX } from './toc-entries.ts'

const HEADING = /<h[2-6][\s>]/i

/** A link to a place of the author's own, which the other part may have. */
const LINK_WITHIN = new RegExp(String.raw`href\s*=\s*["']?#(?!${HEADING_ID_PREFIX})`, 'i')

/**
 * Splits a text at its first heading. The headings keep their addresses. A text that would say something
 * else in two parts stays whole.
 */
export function splitAtHeading(html: ContentHtml | undefined): (ContentHtml | undefined)[] {
  if (!html) return []
  const { text, language, original } = html
  const staysWhole = [text, original ?? ''].some(
    (version) => LINK_WITHIN.test(version) || isOpen(leadOf(version)),
  )
  const split = (version: string) => {
    const lead = staysWhole ? version : leadOf(version)
    return [lead, version.slice(lead.length)]
  }
  const originals = original ? split(original) : []
  return split(text).map((part, place) =>
    part ? new ContentHtml(part, language, originals[place]) : undefined,
  )
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
