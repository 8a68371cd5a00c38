import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogErrors } from '../../../../server/build/checked-catalogs.ts'
import { catalogProblems } from '../../../../tools/catalogs/catalog-problems.ts'
import { formatProblem } from '../../../../tools/catalogs/problem.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { poFile } from '../support/po-file.ts'
import { SOUND, WRONG_FILES, WRONG_TEXTS } from '../support/wrong-catalogs.ts'

const ENGLISH = poFile(Object.fromEntries(Object.keys(SOUND.ru).map((text) => [text, text])))

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
        const po = poFile({ ...SOUND[tag], [text]: wrong })
        const fixed = poFile({ ...SOUND[tag], [text]: right })
        return { problem, tag, po, fixed, start: `${lineOf(po, text)}: ${level}: ` }
      }),
    ),
  ),
  ...WRONG_FILES.map(([from, to, beginning, problem]) => {
    const fixed = poFile(SOUND.ru)
    const po = from === '' ? `${fixed}\n${to}` : fixed.replace(from, to)
    const line = po.slice(0, po.lastIndexOf(`\n${beginning || 'msgstr ""\n"'}`)).split('\n').length
    const level = problem.includes('fuzzy') ? 'warning' : 'error'
    const start = `${beginning ? line + 1 : 1}: ${level}: `
    return { problem, tag: 'ru' as const, po, fixed, start }
  }),
]

test.each(mistakes)(
  'a catalog that $problem: this is printed with its line, and nothing once it is fixed',
  ({ tag, po, fixed, start, problem }) => {
    const linesOf = (catalog: string) =>
      catalogProblems(catalog, tag, ENGLISH).map((one) => formatProblem('po', one))
    expect(linesOf(po)).toEqual([expect.stringContaining(problem)])
    expect(linesOf(po)[0]).toMatch(new RegExp(`^po:${start}`))
    expect(linesOf(fixed)).toEqual([])
  },
)

test('a build refuses a text that it cannot show, and not one without a translation', async () => {
  const po = poFile({ ...SOUND.ru, 'Characters left: {left}': '{left', Close: '' })
  const folder = await temporaryFolder({ 'ru.po': po })
  const errors = await catalogErrors(join(folder, 'ru.po'))
  expect(errors).toEqual([expect.stringMatching(/ru\.po:11: error: .*cannot be read/)])
})
