import { resolve } from 'node:path'
import { JSDOM } from 'jsdom'
import type { HtmlTagDescriptor, IndexHtmlTransformHook } from 'vite'
import { expect, test } from 'vitest'
import { visitorLanguageScript } from '../../../../build/vite-plugins/visitor-language-script.ts'
import { LANGUAGE_CODES, LANGUAGES } from '../../../../src/isomorphic/languages.ts'

test.each([
  ['?lang=ru', '/ru.js'],
  ['?lang=hy', '/hy.js'],
  ['?lang=__proto__', '/en.js'],
])('with %s a page preloads %s', async (query, catalog) => {
  expect(await askedAhead(query)).toEqual([catalog])
})

/** The files that the built page preloads when it is opened with this query. */
async function askedAhead(query: string) {
  const { transformIndexHtml } = visitorLanguageScript() as {
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
  const tags = await transformIndexHtml.handler.call({} as never, '', built as never)
  const { window } = new JSDOM('<template id="scripts"></template>', {
    url: `http://localhost/${query}`,
    runScripts: 'outside-only',
  })
  for (const { children } of tags as HtmlTagDescriptor[]) window.eval(children as string)
  const template = window.document.querySelector('template')
  return Array.from(template?.content.children ?? [], (link) => link.getAttribute('href'))
}
