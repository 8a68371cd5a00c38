import { expect, test } from 'vitest'
import { parsePo, shownText } from '../../../../build/catalogs/parse-po.ts'

test.each([
  ['msgstr "Закрыть"', 'Закрыть'],
  ['msgstr ""', 'Close'],
  ['msgstr " "', 'Close'],
])('visitors read English until a text is translated: %s', (msgstr, shown) => {
  const [entry] = parsePo(`msgid "Close"\n${msgstr}\n`).entries
  expect(shownText(entry ?? expect.fail())).toBe(shown)
})

test('visitors read English while a translation is marked as fuzzy', () => {
  const [entry] = parsePo('#, fuzzy\nmsgid "Close"\nmsgstr "Закрыть"\n').entries
  expect(shownText(entry ?? expect.fail())).toBe('Close')
})
