import { resolve } from 'node:path'
import { JSDOM } from 'jsdom'
import type { IndexHtmlTransformHook } from 'vite'
import { expect, test } from 'vitest'
import { BUILD_TARGET } from '../../../../build/oldest-browsers.ts'
import { inlineScripts } from '../../../../build/vite-plugins/inline-scripts.ts'
import {
  FALLBACK_LANGUAGE,
  LANGUAGE_CODES,
  LANGUAGES,
  OFFERED_LANGUAGES,
} from '../../../../src/isomorphic/languages.ts'
import { OTHER_LANGUAGE } from '../../../../src/isomorphic/page-marks.ts'

const SHELL = `<html lang="en"><template id="scripts"></template>
<script inline src="/src/inline/in-head.ts" ></script></html>`

const catalogs = LANGUAGE_CODES.map((code) => {
  const { tag } = LANGUAGES[code]
  return {
    type: 'chunk',
    facadeModuleId: resolve('locales', `${tag}.po`),
    fileName: `${tag}.js`,
  }
})

const { transformIndexHtml } = inlineScripts({ target: BUILD_TARGET }) as {
  transformIndexHtml: { handler: (...of: Parameters<IndexHtmlTransformHook>) => Promise<string> }
}
const inlined = (shell: string, build: object) =>
  transformIndexHtml.handler.call({} as never, shell, build as never)
const page = await inlined(SHELL, {
  bundle: Object.fromEntries(catalogs.map((chunk) => [chunk.fileName, chunk])),
})

test.each([
  ...OFFERED_LANGUAGES.flatMap((code) => {
    const { tag } = LANGUAGES[code]
    return [...new Set([tag, code])].map(
      (name) => [`?lang=${name}`, `/${tag}.js`, code !== FALLBACK_LANGUAGE] as const,
    )
  }),
  ['?lang=__proto__', '/en.js', false] as const,
])('with %s a page preloads %s', (query, catalog, isOther) => {
  const { document } = openPage(page, query)
  const { content } = document.querySelector('template') ?? {}
  const preloaded = Array.from(content?.children ?? [], (link) => link.getAttribute('href'))
  expect(preloaded).toEqual([catalog])
  expect(document.documentElement.hasAttribute(OTHER_LANGUAGE)).toBe(isOther)
})

test('the policy can hash each inline script', () => {
  expect(page).toMatch(/<script>(?!.*\b(import|export)\b)[^<]+<\/script><\/html>$/)
})

test('in development, no catalog is preloaded', async () => {
  const { document } = openPage(await inlined(SHELL, {}), '?lang=ru')
  expect(document.querySelector('template')?.content.children).toHaveLength(0)
  expect(document.documentElement.hasAttribute(OTHER_LANGUAGE)).toBe(false)
})

function openPage(html: string, query: string) {
  return new JSDOM(html, { url: `http://localhost/${query}`, runScripts: 'dangerously' }).window
}
