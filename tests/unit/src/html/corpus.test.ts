import { readFileSync } from 'node:fs'
import { env } from 'node:process'
import { expect, test } from 'vitest'
import { sanitizeHtml } from '../../../support/sanitize-html.ts'
import {
  EXTERNAL_ADDRESSES,
  OWN_ADDRESSES_IN_DISGUISE,
  REFUSED_ADDRESSES,
} from '../support/hostile-addresses.ts'
import { HOSTILE_HTML } from '../support/hostile-html.ts'
import { disallowedParts } from '../support/html-allowlist.ts'

/** The setting `CORPUS` names a JSON list of strings. Each is tested as content and as an address. */
const corpus = env.CORPUS
  ? (JSON.parse(readFileSync(env.CORPUS, 'utf8')) as string[])
  : [...HOSTILE_HTML, ...REFUSED_ADDRESSES, ...EXTERNAL_ADDRESSES, ...OWN_ADDRESSES_IN_DISGUISE]

const FOR_A_LARGE_CORPUS = { timeout: 300_000 }

test('no hostile string leaves anything forbidden', FOR_A_LARGE_CORPUS, () => {
  const breaches = corpus
    .flatMap((hostile) => [hostile, markup(hostile)])
    .map((html) => ({ html, rules: disallowedParts(sanitizeHtml(html)) }))
    .filter(({ rules }) => rules.length > 0)
  expect(corpus.length).toBeGreaterThan(0)
  expect(breaches).toEqual([])
})

function markup(address: string): string {
  const link = document.createElement('a')
  link.setAttribute('href', address)
  const picture = document.createElement('img')
  picture.setAttribute('src', address)
  return link.outerHTML + picture.outerHTML
}
