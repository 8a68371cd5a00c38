import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogErrors } from '../../../../server/build/checked-catalogs.ts'
import { catalogProblems } from '../../../../tools/catalogs/catalog-problems.ts'
import { formatProblem } from '../../../../tools/catalogs/problem.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { EDITORS, type Texts } from '../support/po-editors.ts'
import { SOUND, WRONG_FILES, WRONG_TEXTS } from '../support/wrong-catalogs.ts'

const english = (texts: Texts) =>
  EDITORS.hand(Object.fromEntries(Object.keys(texts).map((text) => [text, text])))

/** The line of a catalog's text. An editor may start the text on the next line. */
function lineOf(po: string, text: string): number {
  const index = po.split('\n').findIndex((line) => line.includes(`"${text.slice(0, 12)}`))
  return po.split('\n')[index]?.startsWith('"') ? index : index + 1
}

/** Every mistake in the file of every editor, with the line that the check has to print. */
const mistakes = Object.entries(EDITORS).flatMap(([editor, write]) => [
  ...(['ru', 'hy'] as const).flatMap((tag) =>
    (['error', 'warning'] as const).flatMap((level) =>
      WRONG_TEXTS[tag][level].map(([text, wrong, right, problem]) => {
        const [po = '', fixed = ''] = [wrong, right].map((one) =>
          write({ ...SOUND[tag], [text]: one }),
        )
        return { problem, editor, tag, po, fixed, start: `${lineOf(po, text)}: ${level}: ` }
      }),
    ),
  ),
  ...WRONG_FILES.map(([from, to, beginning, problem]) => {
    const fixed = write(SOUND.ru)
    const po = from === '' ? `${fixed}\n${to}` : fixed.replace(from, to)
    const line = po.slice(0, po.lastIndexOf(`\n${beginning || 'msgstr ""\n"'}`)).split('\n').length
    const level = problem.includes('fuzzy') ? 'warning' : 'error'
    const start = `${beginning ? line + 1 : 1}: ${level}: `
    return { problem, editor, tag: 'ru' as const, po, fixed, start }
  }),
])

test.each(mistakes)(
  'a catalog saved by $editor that $problem: this is printed with its line, and nothing once it is fixed',
  ({ tag, po, fixed, start, problem }) => {
    const linesOf = (catalog: string) =>
      catalogProblems(catalog, tag, english(SOUND[tag])).map((one) => formatProblem('po', one))
    expect(linesOf(po)).toEqual([expect.stringContaining(problem)])
    expect(linesOf(po)[0]).toMatch(new RegExp(`^po:${start}`))
    expect(linesOf(fixed)).toEqual([])
  },
)

test('a build refuses a text that it cannot show, and not one without a translation', async () => {
  const po = EDITORS.hand({ ...SOUND.ru, 'Characters left: {left}': '{left', Close: '' })
  const folder = await temporaryFolder({ 'ru.po': po })
  const errors = await catalogErrors(join(folder, 'ru.po'))
  expect(errors).toEqual([expect.stringMatching(/ru\.po:11: error: .*cannot be read/)])
})
