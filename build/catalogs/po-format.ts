import type { CatalogFormatter } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

// Without line numbers and in one order, so that a diff of a catalog shows only changed texts.
const lingui = formatter({ lineNumbers: false })

/**
 * Lingui's format, with two things as gettext's programs and Poedit write them, so that a file that they have
 * saved is in sync. The first is the English before a change, in lines that begin with `#|`. Lingui would
 * drop these, so it gets them as comments of translators. The second is the files of a text, which are in one
 * line. A header that a program has written in one line would be lost, too.
 */
export const poFormat: CatalogFormatter = {
  ...lingui,
  parse: (content, context) => lingui.parse(content.replaceAll(/^#\|/gm, '# #|'), context),
  async serialize(catalog, context) {
    const existing = context.existing?.replace(
      /^msgid ""\nmsgstr "(.+)"$/m,
      (_, header: string) => `msgid ""\nmsgstr ""${header.replaceAll(/.+?\\n/g, '\n"$&"')}`,
    )
    const content = await lingui.serialize(catalog, { ...context, existing })
    // gettext puts `#|` after all other comments, and only into a text that needs work. Weblate leaves them
    // in a text that has been corrected.
    return content
      .replaceAll(/((?:^# #\|.*\n)+)((?:^#.*\n)*)/gm, (_, previous: string, others: string) =>
        /^#,.*\bfuzzy\b/m.test(others) ? others + previous.replaceAll(/^# /gm, '') : others,
      )
      .replaceAll(/(?<=^#: .*)\n#: /gm, ' ')
  },
}

/**
 * The format for the site: a text that needs work (`fuzzy`) counts as untranslated, as in gettext's programs.
 */
export const publishedPoFormat: CatalogFormatter = {
  ...poFormat,
  async parse(content, context) {
    const catalog = await poFormat.parse(content, context)
    for (const message of Object.values(catalog)) {
      const { flags = [] } = (message.extra ?? {}) as { flags?: string[] }
      if (flags.includes('fuzzy')) message.translation = ''
    }
    return catalog
  },
}
