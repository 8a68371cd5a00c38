import { resolve } from 'node:path'
import { JSDOM } from 'jsdom'
import type { IndexHtmlTransformHook } from 'vite'
import { expect, test } from 'vitest'
import { visitorLanguage } from '../../../../server/build/visitor-language.ts'
import { LANGUAGE_CODES, LANGUAGES } from '../../../../src/i18n/languages.ts'

test.each([
  ['?lang=ru', '/ru.js'],
  ['?lang=hy', '/hy.js'],
  ['?lang=fr', '/en.js'],
  ['?lang=__proto__', '/en.js'],
  ['?lang=constructor', '/en.js'],
])('with %s a page preloads %s', async (query, catalog) => {
  expect(await askedAhead(query)).toEqual([catalog])
})

/** The files that the built page preloads when it is opened with this query. */
async function askedAhead(query: string) {
  const { transformIndexHtml } = visitorLanguage() as {
    transformIndexHtml: { handler: IndexHtmlTransformHook }
  }
  const chunks = LANGUAGE_CODES.map((code) => {
    const { tag } = LANGUAGES[code]
    return {
      type: 'chunk',
      facadeModuleId: resolve('locales', `${tag}.po`),
      fileName: `${tag}.js`,
    }
  })
  const built = { bundle: Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk])) }
  const html = await transformIndexHtml.handler.call(
    {} as never,
    '<html lang="en"><title>Zone</title>',
    built as never,
  )
  const { window } = new JSDOM(html as string, {
    url: `http://localhost/${query}`,
    runScripts: 'dangerously',
  })
  return [...window.document.querySelectorAll('link')].map((link) => link.getAttribute('href'))
}
