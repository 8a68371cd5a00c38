import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import lingui from '../../../../lingui.config.ts'
import { catalogFindings } from '../../../../tools/catalogs/catalog-findings.ts'

/** Every catalog with its language and its source language. */
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

test.each(CATALOGS)(
  '$file holds every text of the site, and each can be rendered',
  async ({ file, locale, source }) => {
    expect(Object.keys(await catalog(file, locale)).length).toBeGreaterThan(0)
    const [po, english] = [file, source].map((one) => readFileSync(one, 'utf8')) as [string, string]
    const errors = catalogFindings(po, locale, english).filter(({ level }) => level === 'error')
    expect(errors).toEqual([])
  },
)

test.each(CATALOGS)(
  'the placeholders of $file have names a translator can read',
  async ({ file, locale }) => {
    const messages = Object.values(await catalog(file, locale))
    expect(messages.filter(({ message = '' }) => /\{\d/.test(message))).toEqual([])
  },
)

test('a message in two catalogs has the same translation in both', async () => {
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
