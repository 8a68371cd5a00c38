import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import { keepFormatting } from '../../../../tools/catalogs/keep-formatting.ts'

const EXTRACTED = String.raw`msgid ""
msgstr ""
"Language: ru\n"

#. Button on a slide of the home page
#: src/a.tsx
#: src/b.tsx
msgid "Learn more about the zone"
msgstr "Узнать больше о зоне"
`
const MSGID = 'msgid "Learn more about the zone"'

const format = keepFormatting(formatter({ lineNumbers: false }))
const context = { locale: 'ru', sourceLocale: 'en', filename: 'ru.po' }
/** What Lingui writes over this file. */
const writtenOver = async (existing: string) =>
  await format.serialize(await format.parse(EXTRACTED, context), { ...context, existing })

test.each([
  ['wrapped lines', EXTRACTED.replace(' about the zone"', ' "\n"about the zone"')],
  ['CRLF', EXTRACTED.replaceAll('\n', '\r\n')],
  ['a byte order mark', `\uFEFF${EXTRACTED}`],
  ['all places in one line', EXTRACTED.replace('\n#: src/b', ' src/b')],
  ['the previous English', EXTRACTED.replace(MSGID, `#| msgid "Learn more"\n${MSGID}`)],
  ['an obsolete text', `${EXTRACTED}\n#~ msgid "Old"\n#~ msgstr "Старое"\n`],
])('a catalog with %s stays as it is', async (_, existing) => {
  expect(existing).not.toBe(EXTRACTED)
  expect(await writtenOver(existing)).toBe(existing)
})

test.each([
  ['another translation', EXTRACTED.replace('больше', 'меньше')],
  ['another comment', EXTRACTED.replace('Button', 'Link')],
  ['another place', EXTRACTED.replace('src/b', 'src/c')],
  ['one text more', `${EXTRACTED}\nmsgid "Old"\nmsgstr "Старое"\n`],
])('a catalog with %s is written anew', async (_, existing) => {
  expect(await writtenOver(existing)).not.toContain(existing)
})
