import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import lingui from '../../lingui.config.ts'
import { catalogFaults } from '../../translators/catalog-faults.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Every catalog with its language and the one it is translated from. */
const CATALOGS = (lingui.catalogs ?? []).flatMap(({ path }) =>
  lingui.locales.map((locale) => ({
    file: `${path.replace('{locale}', locale)}.po`,
    locale,
    source: `${path.replace('{locale}', 'en')}.po`,
  })),
)

async function catalog(file: string, locale: string) {
  const context = { locale, sourceLocale: 'en', filename: file }
  return await formatter({ lineNumbers: false }).parse(readFileSync(file, 'utf8'), context)
}

test.each(CATALOGS)('every text of $file is there and can be read', async ({ file, locale }) => {
  expect(Object.keys(await catalog(file, locale)).length).toBeGreaterThan(0)
  expect(await catalogFaults(file, locale)).toEqual([])
})

test.each([
  ['', 'has no translation'],
  [
    'Осталось знаков: {left',
    '"Осталось знаков: {left" cannot be read: Unexpected message end at line 1 col 23',
  ],
  [
    'Осталось знаков: {levo}',
    '"Осталось знаков: {levo}" lacks {left} and has {levo}, which the English has not',
  ],
])('a translation that is "%s" is named with its file, line, id and text', async (text, fault) => {
  const file = join(await temporaryFolder(), 'ru.po')
  const head = 'msgid ""\nmsgstr ""\n"Language: ru\\n"\n\nmsgid "Close"\nmsgstr "Закрыть"\n\n'
  await writeFile(file, `${head}msgid "Characters left: {left}"\nmsgstr "${text}"\n`)
  expect(await catalogFaults(file, 'ru')).toEqual([
    expect.stringMatching(/ru\.po:8 \([\w+/-]{6}\) "Characters left: \{left\}": /),
  ])
  expect((await catalogFaults(file, 'ru')).join()).toContain(fault)
})

test('a placeholder or a tag stands in a translation as often as in the English', async () => {
  const file = join(await temporaryFolder(), 'ru.po')
  await writeFile(
    file,
    'msgid "<0>One</0> of {all}"\nmsgstr "<0>Один</0> из {all} (<0>{all})"\n\n' +
      'msgid "<0>One</0>, <0>two</0>"\nmsgstr "<0>Один, два</0>"\n',
  )
  const faults = await catalogFaults(file, 'ru')
  expect(faults.map((fault) => fault.replace(/.*" /, ''))).toEqual([
    'has <0> more often than the English and has {all} more often than the English',
    'lacks </0> and lacks <0>',
  ])
})

test('the forms of a plural keep their placeholders', async () => {
  const file = join(await temporaryFolder(), 'ru.po')
  const text =
    '{left, plural, one {Остался # знак} few {Осталось # знака} other {Осталось # знаков}}'
  await writeFile(file, `msgid "Characters left: {left}"\nmsgstr "${text}"\n`)
  expect(await catalogFaults(file, 'ru')).toEqual([])
})

test.each(CATALOGS)(
  '$file holds the messages of the source, no more and no fewer',
  async ({ file, locale, source }) => {
    expect(Object.keys(await catalog(file, locale)).toSorted()).toEqual(
      Object.keys(await catalog(source, 'en')).toSorted(),
    )
  },
)

test.each(CATALOGS.filter(({ locale }) => locale === 'en'))(
  'English is the source: what $file says is what the code says',
  async ({ file, locale }) => {
    const messages = Object.values(await catalog(file, locale))
    expect(messages.filter(({ message, translation }) => translation !== message)).toEqual([])
  },
)

test.each(CATALOGS)(
  'the placeholders of $file have names a translator can read',
  async ({ file, locale }) => {
    const messages = Object.values(await catalog(file, locale))
    expect(messages.filter(({ message = '' }) => /\{\d/.test(message))).toEqual([])
  },
)

test('a message that stands in two catalogs says the same in both', async () => {
  for (const locale of lingui.locales) {
    const said = new Map<string, string | undefined>()
    for (const { file } of CATALOGS.filter((one) => one.locale === locale)) {
      for (const [id, { translation }] of Object.entries(await catalog(file, locale))) {
        expect(translation, `${id} in ${file}`).toBe(said.get(id) ?? translation)
        said.set(id, translation)
      }
    }
  }
})
