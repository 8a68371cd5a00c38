// @vitest-environment node
import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/languages.ts'

const TAGS = Object.values(LANGUAGES).map((language) => language.tag)

async function catalog(tag: string) {
  const file = `locales/${tag}.po`
  const context = { locale: tag, sourceLocale: 'en', filename: file }
  return await formatter({ lineNumbers: false }).parse(readFileSync(file, 'utf8'), context)
}

/** The names in braces and the tags of a message, in their order. */
function placeholders(message = '') {
  return (message.match(/\{\w+|<\/?\d+\/?>/g) ?? []).toSorted()
}

test.each(TAGS)('every message is translated in locales/%s.po', async (tag) => {
  const messages = Object.values(await catalog(tag))
  expect(messages.length).toBeGreaterThan(0)
  const missing = messages.filter(({ translation }) => !translation?.trim())
  expect(missing.map(({ message }) => message)).toEqual([])
})

test.each(TAGS)(
  'locales/%s.po holds the messages of the source, no more and no fewer',
  async (tag) => {
    expect(Object.keys(await catalog(tag)).toSorted()).toEqual(
      Object.keys(await catalog('en')).toSorted(),
    )
  },
)

test.each(TAGS)('every message keeps its placeholders in locales/%s.po', async (tag) => {
  const messages = Object.values(await catalog(tag))
  const kept = messages.map(({ translation }) => placeholders(translation))
  expect(kept).toEqual(messages.map(({ message }) => placeholders(message)))
})

test('English is the source: what it says is what the code says', async () => {
  const messages = Object.values(await catalog('en'))
  expect(messages.filter(({ message, translation }) => translation !== message)).toEqual([])
})

test.each(TAGS)(
  'the placeholders of locales/%s.po have names a translator can read',
  async (tag) => {
    const messages = Object.values(await catalog(tag))
    expect(messages.filter(({ message = '' }) => /\{\d/.test(message))).toEqual([])
  },
)
