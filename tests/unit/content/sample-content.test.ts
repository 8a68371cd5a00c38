import { expect, test } from 'vitest'
import { CONTENT_CALLS } from '../../../src/isomorphic/calls.ts'
import { sampleContent } from '../../support/content.ts'

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

test.each(['', 'ru_', 'arm_'])(
  'the notice on personal data leaves days to the setting: %s',
  (prefix) => {
    const notice = sampleContent('contact-us')[`${prefix}description`]
    expect(notice).toMatch(/^<h2>/)
    expect(notice).not.toMatch(/\d\s*(day|дн|день|օր)/)
  },
)
