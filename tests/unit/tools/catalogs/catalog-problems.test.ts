import { join } from 'node:path'
import { createCompiledCatalog } from '@lingui/cli/api'
import { type Messages, setupI18n } from '@lingui/core'
import { formatter } from '@lingui/format-po'
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

/** Compiles a catalog like the build's plugin: missing texts are English. */
async function compiled(po: string, source: string, tag: string) {
  const context = { locale: tag, sourceLocale: 'en', filename: '' }
  const own = await formatter().parse(po, context)
  const texts: Record<string, string> = {}
  for (const [id, { message = '' }] of Object.entries(await formatter().parse(source, context))) {
    const { translation = '' } = own[id] ?? {}
    texts[id] = translation === '' ? message : translation
  }
  const { source: json, errors } = createCompiledCatalog(tag, texts, { namespace: 'json' })
  return { messages: (JSON.parse(json) as { messages: Messages }).messages, errors }
}

// All editors write the same entries, which the test above reads from the file of each.
test.each(mistakes.filter(({ editor }) => editor === 'hand'))(
  'a build with a catalog that $problem either fails, or makes pages that do not crash',
  async ({ tag, po }) => {
    const { messages, errors } = await compiled(po, english(SOUND[tag]), tag)
    const folder = await temporaryFolder({ [`${tag}.po`]: po })
    if (errors.length > 0 || (await catalogErrors(join(folder, `${tag}.po`))).length > 0) return
    const i18n = setupI18n({ locale: tag, messages: { [tag]: messages } })
    for (const number of [0, 1, 2, 5, 20, 21, 1.5, 1000]) {
      for (const id of Object.keys(messages)) {
        const text = i18n._(id, { left: number, number, total: number })
        expect(text).not.toBe('')
        expect(text).not.toBe(id)
      }
    }
  },
)
