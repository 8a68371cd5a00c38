import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decodeCatalog } from '../../../../build/catalogs/decode-catalog.ts'
import { formatProblem } from '../../../../build/catalogs/problem.ts'
import { catalogErrorLines } from '../../../../build/vite-plugins/checked-catalogs.ts'
import { LANGUAGES, OFFERED_LANGUAGES } from '../../../../src/isomorphic/languages.ts'
import { catalogProblems } from '../../../../tools/catalogs/catalog-problems.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { poFile } from '../support/po-file.ts'
import { SOUND, WRONG_BYTES, WRONG_FILES, WRONG_TEXTS } from '../support/wrong-catalogs.ts'

const ENGLISH = poFile(Object.fromEntries(Object.keys(SOUND.ru).map((text) => [text, text])), 'en')

/** The line of a catalog's text. A long text starts on the next line. */
function lineOf(po: string, text: string): number {
  const index = po.split('\n').findIndex((line) => line.includes(`"${text.slice(0, 12)}`))
  return po.split('\n')[index]?.startsWith('"') ? index : index + 1
}

/** Every mistake, with the line that the check has to print. */
const mistakes = [
  ...(['ru', 'hy'] as const).flatMap((tag) =>
    (['error', 'warning'] as const).flatMap((level) =>
      WRONG_TEXTS[tag][level].map(([text, wrong, right, problem]) => {
        const po = poFile({ ...SOUND[tag], [text]: wrong }, tag)
        const fixed = poFile({ ...SOUND[tag], [text]: right }, tag)
        return { problem, tag, po, fixed, start: `${lineOf(po, text)}: ${level}: ` }
      }),
    ),
  ),
  ...WRONG_FILES.map(([from, to, beginning, problem]) => {
    const fixed = poFile(SOUND.ru)
    const po = from === '' ? `${fixed}\n${to}` : fixed.replace(from, to)
    const line = po.slice(0, po.lastIndexOf(`\n${beginning || 'msgstr ""\n"'}`)).split('\n').length
    const level = problem.includes('for translators') ? 'warning' : 'error'
    const start = `${beginning ? line + 1 : 1}: ${level}: `
    return { problem, tag: 'ru' as const, po, fixed, start }
  }),
]

test.each(mistakes)(
  'a catalog that $problem is reported until it is fixed',
  ({ tag, po, fixed, start, problem }) => {
    const linesOf = (catalog: string) =>
      catalogProblems(catalog, tag, ENGLISH).map((one) => formatProblem('po', one))
    expect(linesOf(po)).toEqual([expect.stringContaining(problem)])
    expect(linesOf(po)[0]).toMatch(new RegExp(`^po:${start}`))
    expect(linesOf(fixed)).toEqual([])
  },
)

test.each(WRONG_BYTES)('%s in place of a catalog is told in one line', (_, bytes, problem) => {
  const decoded = decodeCatalog(bytes, 'ru.po')
  const { message, fix } = typeof decoded === 'string' ? { message: decoded, fix: '' } : decoded
  expect(`${message}. ${fix}`).toContain(problem)
})

const TWICE_DECODED = (text: string) => new TextDecoder('windows-1251').decode(Buffer.from(text))

test.each([
  ['the Armenian catalog', poFile(SOUND.hy), 'is in Armenian letters, and Russian has Cyrillic'],
  ['the English catalog', ENGLISH.replace('Language: en', 'Language: ru'), 'is in Latin letters'],
  [
    'a catalog that was decoded twice',
    poFile(
      Object.fromEntries(Object.entries(SOUND.ru).map(([id, text]) => [id, TWICE_DECODED(text)])),
    ),
    'was decoded twice',
  ],
  ['a file without texts', poFile({}), 'has no texts'],
])('%s in place of the Russian one is told in one line', (_, po, problem) => {
  const lines = catalogProblems(po, 'ru', ENGLISH).map((one) => formatProblem('po', one))
  expect(lines).toEqual([expect.stringMatching(/^po:1: error: .*git restore ru\.po\.$/)])
  expect(lines[0]).toContain(problem)
})

test('a no-break space in an English text is reported', () => {
  const english = poFile({ 'In 5\u00a0km': 'In 5\u00a0km' }, 'en')
  const lines = catalogProblems(english, 'en', english).map((one) => formatProblem('po', one))
  expect(lines).toEqual([expect.stringContaining('Write a plain space in the program.')])
})

test.each([
  ['', 'has no translation. Write it'],
  ['#, fuzzy\n', "is marked as 'Needs work' (fuzzy). Read it"],
])('a catalog that has to be complete is refused for each text that waits: %s', (mark, problem) => {
  const tags = OFFERED_LANGUAGES.map((code) => LANGUAGES[code].tag)
  const tag = (['ru', 'hy'] as const).find((one) => tags.includes(one)) ?? expect.fail()
  const sound = poFile(SOUND[tag], tag)
  const po = mark
    ? sound.replace('msgid "Close"', `${mark}msgid "Close"`)
    : sound.replace(`"${SOUND[tag].Close}"`, '""')
  const problems = catalogProblems(po, tag, ENGLISH, { complete: true })
  expect(problems.map((one) => formatProblem('po', one))).toEqual([
    expect.stringMatching(/^po:\d+: error: "Close" /),
  ])
  expect(formatProblem('po', problems[0] ?? expect.fail())).toContain(problem)
})

test('what waits for a translator is not judged, since visitors do not see it', () => {
  const po = poFile(SOUND.ru)
    .replace('msgid "Close"', '#, fuzzy\nmsgid "Close"')
    .replace('"Закрыть"', '"Close {left"')
  const levels = catalogProblems(po, 'ru', ENGLISH).map(({ level }) => level)
  expect(levels).toEqual(['warning'])
})

test.each([
  ['two versions of a text', (po: string) => po.replace('msgstr "З', '<<<<<<< main\nmsgstr "З')],
  ['CR alone', (po: string) => po.replaceAll('\n', '\r')],
])('a build refuses a catalog with %s, of which texts would be lost', async (_, spoil) => {
  const folder = await temporaryFolder({ 'ru.po': spoil(poFile(SOUND.ru)) })
  expect(await catalogErrorLines(join(folder, 'ru.po'))).toHaveLength(1)
})

test('a build refuses only a text that it cannot show', async () => {
  const po = poFile({
    ...SOUND.ru,
    'Characters left: {left}': '{left',
    '{number} of {total}': '{number} ({number}) из {total}',
    Close: '',
  })
  const folder = await temporaryFolder({ 'ru.po': po })
  const errors = await catalogErrorLines(join(folder, 'ru.po'))
  expect(errors).toEqual([
    expect.stringMatching(/ru\.po:12: error: .*has a brace that is not closed/),
  ])
})
