import type { formatter } from '@lingui/format-po'

type Format = ReturnType<typeof formatter>
type Catalog = Awaited<ReturnType<Format['parse']>>

/**
 * A catalog that differs only in its form from what Lingui would write stays as it is: Poedit and Weblate
 * wrap long lines, end lines with CRLF, begin with a byte order mark, and keep old texts as comments.
 */
export function keepFormatting(format: Format): Format {
  return {
    ...format,
    async serialize(catalog, context) {
      const written = await format.serialize(catalog, context)
      const { existing } = context
      if (existing === undefined) return written
      const [before, after] = await Promise.all(
        [existing, written].map(async (file) => contentOf(await format.parse(file, context))),
      )
      return before === after ? existing : written
    },
  }
}

function contentOf(catalog: Catalog): string {
  const entries = Object.entries(catalog)
    .filter(([, { obsolete }]) => obsolete !== true)
    // A program may write all places of a text into one line.
    .map(([id, { origin = [], ...entry }]) => [
      id,
      { ...entry, places: origin.map(([file]) => file).join(' ') },
    ])
  return JSON.stringify(entries)
}
