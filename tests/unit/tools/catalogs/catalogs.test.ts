import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isToDo, parsePo } from '../../../../build/catalogs/parse-po.ts'
import lingui from '../../../../lingui.config.ts'

/** The entries of every catalog, by its language. `npm run check:catalogs` checks each one. */
const CATALOGS = lingui.locales.flatMap((locale) =>
  (lingui.catalogs ?? []).map(({ path }) => {
    const file = `${path.replace('{locale}', locale)}.po`
    return { file, locale, entries: parsePo(readFileSync(file, 'utf8')).entries }
  }),
)

test.each(CATALOGS)('the placeholders of $file have names a translator can read', ({ entries }) => {
  expect(entries.length).toBeGreaterThan(0)
  expect(entries.filter(({ msgid }) => /\{\d/.test(msgid))).toEqual([])
})

test.each(CATALOGS.filter(({ locale }) => locale === 'en'))(
  'a short text of $file says in a comment where it stands',
  ({ entries }) => {
    const alone = entries.filter(({ msgid, comments }) => comments.length === 0 && isShort(msgid))
    expect(alone.map(({ msgid }) => msgid)).toEqual([])
  },
)

/** Nobody can translate one or two words without their place. */
function isShort(text: string): boolean {
  return text.split(/\s+/).length < 3
}

test('a message in two catalogs has the same translation in both', () => {
  for (const locale of lingui.locales) {
    const known = new Map<string, string>()
    for (const { file, entries } of CATALOGS.filter((one) => one.locale === locale)) {
      for (const { msgid, msgstr } of entries.filter((entry) => !isToDo(entry))) {
        expect(msgstr, `${msgid} in ${file}`).toBe(known.get(msgid) ?? msgstr)
        known.set(msgid, msgstr)
      }
    }
  }
})
