import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import lingui from '../../lingui.config.ts'

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

/** The names in braces and the tags of a message, in their order. */
function placeholders(message = '') {
  return (message.match(/\{\w+|<\/?\d+\/?>/g) ?? []).toSorted()
}

test.each(CATALOGS)('every message is translated in $file', async ({ file, locale }) => {
  const messages = Object.values(await catalog(file, locale))
  expect(messages.length).toBeGreaterThan(0)
  const missing = messages.filter(({ translation }) => !translation?.trim())
  expect(missing.map(({ message }) => message)).toEqual([])
})

test.each(CATALOGS)(
  '$file holds the messages of the source, no more and no fewer',
  async ({ file, locale, source }) => {
    expect(Object.keys(await catalog(file, locale)).toSorted()).toEqual(
      Object.keys(await catalog(source, 'en')).toSorted(),
    )
  },
)

test.each(CATALOGS)('every message keeps its placeholders in $file', async ({ file, locale }) => {
  const messages = Object.values(await catalog(file, locale))
  const kept = messages.map(({ translation }) => placeholders(translation))
  expect(kept).toEqual(messages.map(({ message }) => placeholders(message)))
})

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
