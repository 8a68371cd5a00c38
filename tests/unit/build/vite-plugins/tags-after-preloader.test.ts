import { JSDOM } from 'jsdom'
import type { IndexHtmlTransformHook } from 'vite'
import { expect, test } from 'vitest'
import { tagsAfterPreloader } from '../../../../build/vite-plugins/tags-after-preloader.ts'

const PAGE = `<head><template id="scripts"></template>
<script type="module" crossorigin src="/site.js"></script>
<link rel="modulepreload" crossorigin href="/libraries.js">
<link rel="stylesheet" crossorigin href="/site.css">
</head><body><div id="preloader"></div><div id="root"></div></body>`

const { transformIndexHtml } = tagsAfterPreloader() as {
  transformIndexHtml: { handler: IndexHtmlTransformHook }
}
const html = await transformIndexHtml.handler.call({} as never, PAGE, {} as never)
const { document } = new JSDOM(html as string).window

test('the tags of styles are between the preloader and the page', () => {
  const styles = document.querySelector('#preloader + link[rel=stylesheet]')
  expect(styles?.nextElementSibling?.id).toBe('root')
})

test('the styles load without CORS, so that a saved page has them', () => {
  const link = document.querySelector('link[rel=stylesheet]')
  expect(link?.getAttributeNames()).toEqual(['rel', 'href'])
})

test('the tags of scripts wait in the template, with low priority', () => {
  const { content } = document.querySelector('template') ?? {}
  const scripts = [...(content?.children ?? [])]
  expect(scripts.map((tag) => [tag.localName, tag.getAttribute('fetchpriority')])).toEqual([
    ['script', 'low'],
    ['link', 'low'],
  ])
  expect(document.querySelector('script, [rel=modulepreload]')).toBeNull()
})
