import { readFileSync } from 'node:fs'
import { env } from 'node:process'
import { expect, test } from 'vitest'
import { readAddress } from '../../../../../src/ui/links/address.ts'
import { sanitizeHtml } from '../../../../../src/ui/rich-text/sanitize-html.ts'
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

const A_LARGE_CORPUS = { timeout: 300_000 }

test('no hostile string leaves a forbidden element or attribute', A_LARGE_CORPUS, () => {
  expect(corpus.length).toBeGreaterThan(0)
  expect(breachesOf((html) => html)).toEqual([])
})

test('no hostile address breaks the rules for links and pictures', A_LARGE_CORPUS, () => {
  expect(breachesOf(markup)).toEqual([])
})

test('an address leads where it was read to lead, or is not followed', () => {
  const broken = corpus.filter((address) => {
    const read = readAddress(address)
    if (!read) return false
    const target = new URL(read.href, document.baseURI)
    if (read.kind === 'direct') return !['mailto:', 'tel:'].includes(target.protocol)
    const own = target.origin === location.origin
    return !target.protocol.startsWith('http') || own === (read.kind === 'external')
  })
  expect(broken).toEqual([])
})

/** The hostile strings whose HTML breaks the rules, with the rules. */
function breachesOf(htmlOf: (hostile: string) => string) {
  return corpus
    .map((hostile) => ({ hostile, rules: disallowedParts(sanitizeHtml(htmlOf(hostile))) }))
    .filter(({ rules }) => rules.length > 0)
}

function markup(address: string): string {
  const link = document.createElement('a')
  link.setAttribute('href', address)
  const picture = document.createElement('img')
  picture.setAttribute('src', address)
  return link.outerHTML + picture.outerHTML
}
