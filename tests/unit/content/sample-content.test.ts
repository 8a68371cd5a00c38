import { expect, test } from 'vitest'
import { ALL_ENDPOINTS } from '../../../src/api/all-endpoints.ts'
import { ContentHtml } from '../../../src/i18n/content-text.ts'
import { localize } from '../../../src/i18n/localized.ts'
import { CONTENT_CALLS, type ContentCall } from '../../../src/isomorphic/calls.ts'
import type { Language } from '../../../src/isomorphic/languages.ts'
import { sampleContent } from '../../support/content.ts'

const SCRIPTS: [Language, RegExp][] = [
  ['en', /\p{Script=Latin}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['arm', /\p{Script=Armenian}/u],
]
const cases = CONTENT_CALLS.flatMap((call) => SCRIPTS.map(([...row]) => [call, ...row] as const))

const read = (call: ContentCall) =>
  ALL_ENDPOINTS[call].readResponse({ payload: sampleContent(call) })

test.each(cases)('the sample content of %s can be read in %s', (call, language, script) => {
  const english = textsOf(localize(read(call), 'en'))
  const texts = textsOf(localize(read(call), language))

  expect(texts.length).toBeGreaterThan(0)
  expect(texts).toHaveLength(english.length)
  // Company names are the same in every language.
  expect(texts.filter((text) => !script.test(text) && !english.includes(text))).toEqual([])
  expect(texts.filter((text) => script.test(text)).length).toBeGreaterThan(texts.length / 2)
})

test('the contact data of the sample are nobody’s', () => {
  const { facebook, linkedin, instagram, twitter } = sampleContent('contact-us')
  const networks = [facebook, linkedin, instagram, twitter].map((url) => new URL(String(url)).host)
  const content = JSON.stringify(CONTENT_CALLS.map(sampleContent))
  const mails = [...content.matchAll(/[\w.+-]+@([\w.-]+\w)/g)].map(([, host]) => host)
  for (const host of [...networks, ...mails]) expect(host).toMatch(/\.example$/)
  // No number of Yerevan begins with a zero.
  const numbers = content.match(/\+[\d\s()-]{7,}/g) ?? []
  expect(new Set(numbers.map((number) => number.replaceAll(/\s/g, '')))).toEqual(
    new Set(['+37410000000']),
  )
})

test.each(SCRIPTS)('in %s the notice on personal data leaves days to the setting', (language) => {
  const [notice] = articlesOf(localize(read('contact-us'), language))
  expect(notice?.text).not.toMatch(/\d\s*(day|дн|день|օր)/)
})

/** All visible texts at any depth, without addresses, numbers and ids. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return /^(\/|https?:)|^[\d+,\s]+$|^\S+@\S+$|^[a-z-]+$/.test(value) ? [] : [value]
  }
  if (typeof value !== 'object' || value === null) return []
  if (value instanceof ContentHtml) return textsOf(value.text)
  return Object.entries(value).flatMap(([field, inner]) => (field === 'page' ? [] : textsOf(inner)))
}

/** All HTML at any depth. */
function articlesOf(value: unknown): ContentHtml[] {
  if (value instanceof ContentHtml) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(articlesOf)
}
