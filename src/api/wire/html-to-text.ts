import { parseHtml } from '../../html/parse-html.ts'

/** The elements that separate their text from what follows. */
const BREAKS = 'br, p, div, h1, h2, h3, h4, h5, h6, li, td, th'

/** More than any title has. */
const MAX_TAGS = 1000

/** Returns the plain text of a title or label that an editing tool wrote as HTML. */
export function htmlToText(html: string): string {
  if (!/[<&]/.test(html)) return html
  // Parsing a thousand tags, each within the last, could take hours.
  if (html.split('<', MAX_TAGS).length === MAX_TAGS) return html.replace(/<[^<>]*>/g, ' ')
  // A '<' that no '>' follows begins no tag, and the parser would drop what comes after it.
  const end = html.lastIndexOf('>') + 1
  const tags = html.slice(0, end) + html.slice(end).replaceAll('<', '&lt;')
  // Nor does that of '<office@zone.am>'. The parser would also read '&reg=1' in a web address as '®=1'.
  const body = parseHtml(tags.replace(/<(?=[\w.+-]+@)/g, '&lt;').replace(/&(?!#?\w+;)/g, '&amp;'))
  for (const hidden of body.querySelectorAll('style, script')) hidden.remove()
  for (const element of body.querySelectorAll(BREAKS)) element.after(' ')
  return body.textContent
}
