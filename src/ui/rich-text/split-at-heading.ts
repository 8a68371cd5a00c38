import { ContentHtml } from '../../i18n/content-text.ts'

/** What a text says before its first heading, and the rest, whose headings keep their addresses. */
export function splitAtHeading(html: ContentHtml | undefined): (ContentHtml | undefined)[] {
  if (!html) return []
  const { text, language, original } = html
  const originals = original ? splitOnce(original) : []
  return splitOnce(text).map((part, place) =>
    part ? new ContentHtml(part, language, originals[place]) : undefined,
  )
}

function splitOnce(text: string): string[] {
  const at = text.search(/<h[2-6][\s>]/i)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}
