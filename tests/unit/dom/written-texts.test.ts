import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

const HTML = '<p onclick="run()">Read <a href="further">on</a></p><h2>Terms</h2>'
const SAFE =
  '<p>Read <a href="/further">on</a></p>' +
  '<h2 id="section-terms"><a href="#section-terms">Terms</a></h2>'

/** The site's modules as a visit begins with them: they hold no text, and nothing makes one safe. */
async function startVisit() {
  vi.resetModules()
  const { loadSanitizer, useCleanText } = await import('../../../src/ui/clean-text.ts')
  const { holdWrittenTexts, WRITTEN_TEXTS_ID, writtenTexts } =
    await import('../../../src/ui/written-texts.ts')
  function Text() {
    const { inner, headings } = useCleanText(HTML, true)
    return createElement('div', { title: headings[0]?.words, dangerouslySetInnerHTML: inner })
  }
  const draw = () => renderToStaticMarkup(createElement(Text))
  return { draw, loadSanitizer, holdWrittenTexts, WRITTEN_TEXTS_ID, writtenTexts }
}

test('a text is shown safe, and only once there is what makes it so', async () => {
  const { draw, loadSanitizer } = await startVisit()
  expect(draw).toThrow('suspended')
  await loadSanitizer()
  expect(draw()).toBe(`<div title="Terms">${SAFE}</div>`)
})

test('a page that was written with its texts shows them before anything could make them safe', async () => {
  const server = await startVisit()
  await server.loadSanitizer()
  server.draw()
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = server.WRITTEN_TEXTS_ID
  element.textContent = server.writtenTexts()
  document.body.append(element)

  const browser = await startVisit()
  browser.holdWrittenTexts()
  expect(browser.draw()).toBe(`<div title="Terms">${SAFE}</div>`)
})
