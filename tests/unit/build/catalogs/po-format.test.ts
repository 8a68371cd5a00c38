import { expect, test } from 'vitest'
import { poFormat, publishedPoFormat } from '../../../../build/catalogs/po-format.ts'

const CHANGED = `msgid ""
msgstr ""
"Language: ru\\n"

#. Button
#: src/a.tsx
#, fuzzy
#| msgid "Close"
msgid "Close it"
msgstr "Закрыть"

#. Button
#: src/a.tsx src/b.tsx
msgid "Open"
msgstr "Открыть"
`
const CONTEXT = { locale: 'ru', sourceLocale: 'en', filename: 'ru.po' }

test('a catalog that Poedit has saved stays as it is', async () => {
  const catalog = await poFormat.parse(CHANGED, CONTEXT)
  const written = await poFormat.serialize(catalog, { ...CONTEXT, existing: CHANGED })
  expect(written).toBe(CHANGED)
})

test('the files of a text are in one line', async () => {
  const inTwo = CHANGED.replace('src/a.tsx src/b.tsx', 'src/a.tsx\n#: src/b.tsx')
  const catalog = await poFormat.parse(inTwo, CONTEXT)
  expect(await poFormat.serialize(catalog, { ...CONTEXT, existing: inTwo })).toBe(CHANGED)
})

test('a header in one line keeps its fields', async () => {
  const header = '"Language: ru\\n"\n"X-Generator: msgcat\\n"\n'
  const inLines = CHANGED.replace('"Language: ru\\n"\n', header)
  const inOne = inLines.replace(
    `msgstr ""\n${header}`,
    'msgstr "Language: ru\\nX-Generator: msgcat\\n"\n',
  )
  const catalog = await poFormat.parse(inOne, CONTEXT)
  expect(await poFormat.serialize(catalog, { ...CONTEXT, existing: inOne })).toBe(inLines)
})

test('a corrected text has no English from before', async () => {
  const corrected = CHANGED.replace('#, fuzzy\n', '')
  const catalog = await poFormat.parse(corrected, CONTEXT)
  const written = await poFormat.serialize(catalog, { ...CONTEXT, existing: corrected })
  expect(written).toBe(corrected.replace('#| msgid "Close"\n', ''))
})

test('a text that needs work is not published', async () => {
  const translationOf = async (format: typeof poFormat, text: string) =>
    Object.values(await format.parse(CHANGED, CONTEXT)).find(({ message }) => message === text)
      ?.translation
  expect(await translationOf(poFormat, 'Close it')).toBe('Закрыть')
  expect(await translationOf(publishedPoFormat, 'Close it')).toBe('')
  expect(await translationOf(publishedPoFormat, 'Open')).toBe('Открыть')
})
