import { execFile } from 'node:child_process'
import { readFile, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createCompiledCatalog } from '@lingui/cli/api'
import { type Messages, setupI18n } from '@lingui/core'
import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import { wrongTexts } from '../../../../server/build/checked-catalogs.ts'
import { catalogFindings } from '../../../../tools/catalogs/catalog-findings.ts'
import { lineOf } from '../../../../tools/catalogs/finding.ts'
import { EDITORS, type Texts } from '../../../support/po-editors.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { WRONG_FILES } from '../../../support/wrong-catalogs.ts'
import { SOUND, WRONG_TEXTS } from '../../../support/wrong-texts.ts'

const english = (texts: Texts) =>
  EDITORS.hand(Object.fromEntries(Object.keys(texts).map((text) => [text, text])), 'en')

type Tag = keyof typeof SOUND

/** The findings, except those about the file's format, which an editor changes. */
function findings(po: string, tag: Tag) {
  const found = catalogFindings(po, tag, english(SOUND[tag]))
  return found.filter(({ says }) => !says.includes('form of the project'))
}

/** The line of a catalog's text. An editor may start the text on the next line. */
function placeOf(po: string, text: string): number {
  const place = po.split('\n').findIndex((line) => line.includes(`"${text.slice(0, 12)}`))
  return po.split('\n')[place]?.startsWith('"') ? place : place + 1
}

const planted = Object.entries(EDITORS).flatMap(([editor, write]) => [
  ...Object.entries(WRONG_TEXTS).map(([name, mistake]) => {
    const { level = 'error', english: text, wrong, right, says, cure } = mistake
    const tag: Tag = mistake.tag ?? 'ru'
    const [po, cured] = [wrong, right].map((said) => write({ ...SOUND[tag], [text]: said }, tag))
    const line = placeOf(po ?? '', text)
    return { name, editor, tag, level, says, cure, text, po: po ?? '', cured, line }
  }),
  ...Object.entries(WRONG_FILES).map(([name, { level = 'error', plant, ...mistake }]) => {
    const tag: Tag = 'ru'
    const cured = write(SOUND[tag], tag)
    const po = plant(cured)
    const beginning = mistake.line ?? 'msgid ""\nmsgstr ""\n"'
    const line = po.slice(0, po.lastIndexOf(`\n${beginning}`) + 1).split('\n').length
    return { ...mistake, name, editor, tag, level, text: '', po, cured, line }
  }),
])

test('at least 25 mistakes are planted in the spellings of three editors', () => {
  expect(planted.length).toBeGreaterThan(3 * 25)
  expect(planted.filter(({ po, cured }) => po === cured)).toEqual([])
})

test.each(planted)(
  '$name, saved by $editor, is named with its line, text and cure, and the cure works',
  ({ tag, level, po, line, text, says, cure, cured }) => {
    const found = findings(po, tag).map((finding) => lineOf(`locales/${tag}.po`, finding))
    expect(found).toEqual([expect.stringContaining(`locales/${tag}.po:${line}: ${level}: `)])
    expect(found[0]).toContain(text.slice(0, 40))
    expect(found[0]).toContain(says)
    expect(found[0]).toContain(cure)
    expect(findings(cured ?? '', tag)).toEqual([])
  },
)

/** Compiles a catalog like the build's plugin: missing texts are English. */
async function built(po: string, source: string, tag: string) {
  const context = { locale: tag, sourceLocale: 'en', filename: '' }
  const own = await formatter().parse(po, context)
  const texts: Record<string, string> = {}
  for (const [id, { message = '' }] of Object.entries(await formatter().parse(source, context))) {
    texts[id] = own[id]?.translation === '' ? message : (own[id]?.translation ?? message)
  }
  const { source: json, errors } = createCompiledCatalog(tag, texts, { namespace: 'json' })
  return { messages: (JSON.parse(json) as { messages: Messages }).messages, errors }
}

test.each(planted)(
  'a build with $name, saved by $editor, either fails and names the text, or makes pages that do not crash',
  async ({ tag, po }) => {
    const source = english(SOUND[tag])
    const { messages, errors } = await built(po, source, tag)
    if (errors.length > 0) {
      expect(errors[0]?.source).not.toBe('')
      return
    }
    const folder = await temporaryFolder({ [`${tag}.po`]: po })
    if ((await wrongTexts(join(folder, `${tag}.po`))).length > 0) return
    const i18n = setupI18n({ locale: tag, messages: { [tag]: messages } })
    for (const number of [0, 1, 2, 5, 20, 21, 1.5, 1000]) {
      for (const id of Object.keys(messages)) {
        const said = i18n._(id, { left: number, number, total: number })
        expect(said).not.toBe('')
        expect(said).not.toBe(id)
      }
    }
  },
)

test('a catalog that an editor has saved in its own format is named, and npm run extract cures it', async () => {
  const texts = SOUND.ru
  const plain = (tag: string) => EDITORS.hand(texts, tag)
  const files: Record<string, { po: string; line: number }> = {
    de: { po: `\uFEFF${plain('de')}`, line: 1 },
    es: { po: plain('es').replaceAll('\n', '\r\n'), line: 1 },
    fr: { po: plain('fr').replace('#: src', '#, fuzzy\n#: src'), line: 10 },
    it: { po: `${plain('it')}\n#~ msgid "Old"\n#~ msgstr "Vecchio"\n`, line: 30 },
    nl: { po: plain('nl').replace(/(#: src[^]*?\n)\n([^]*?\n)\n/, '$2\n$1\n'), line: 11 },
    pl: { po: EDITORS.Poedit(texts, 'pl'), line: 0 },
    pt: { po: EDITORS.Weblate(texts, 'pt'), line: 0 },
  }
  const source = english(texts)
  const tags = ['en', ...Object.keys(files)]
  const folder = await temporaryFolder({
    'lingui.config.js': `import { formatter } from '@lingui/format-po'
export default { sourceLocale: 'en', locales: ${JSON.stringify(tags)}, orderBy: 'origin',
  catalogs: [{ path: 'locales/{locale}', include: ['src'] }], format: formatter({ lineNumbers: false }) }`,
    'package.json': '{ "type": "module" }',
    'src/a.tsx': `import { msg } from '@lingui/core/macro'\n${Object.keys(texts)
      .map((text, place) => `export const a${place} = msg({ message: ${JSON.stringify(text)} })`)
      .join('\n')}`,
    'locales/en.po': source,
    ...Object.fromEntries(Object.entries(files).map(([tag, { po }]) => [`locales/${tag}.po`, po])),
  })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))

  for (const [tag, { po, line }] of Object.entries(files)) {
    const errors = catalogFindings(po, tag, source).filter(({ level }) => level === 'error')
    expect(errors.map(({ says }) => says)).toEqual([expect.stringContaining('not in the form')])
    expect(errors[0]?.cure).toBe('Run `npm run extract`.')
    if (line > 0) expect(errors[0]?.line, tag).toBe(line)
  }
  await promisify(execFile)(
    process.execPath,
    [resolve('node_modules/@lingui/cli/dist/lingui.js'), 'extract', '--clean', '--workers', '1'],
    { cwd: folder },
  )
  for (const tag of tags) {
    const po = await readFile(join(folder, `locales/${tag}.po`), 'utf8')
    const errors = catalogFindings(po, tag, source).filter(({ level }) => level === 'error')
    expect(errors, tag).toEqual([])
  }
})
