import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../support/dom/render-site.tsx'

test.each(['/', '/about-armania', '/residents', '/preferences-incentives', '/contact', '/error'])(
  'on %s, text that a browser has translated still changes with the language',
  async (address) => {
    const { chooseLanguage } = await renderSite(address, { language: 'ru' })
    const russian = document.body.textContent
    await chooseLanguage('en')
    translate(document.body)
    await chooseLanguage('ru')
    await waitFor(() => {
      expect(document.body.textContent).toBe(russian)
    })
  },
)

test('in a translated form the note on the length of the message comes and goes', async () => {
  await renderSite('/contact', { language: 'ru' })
  const message = await screen.findByRole('textbox', { name: 'Сообщение' })
  for (const length of [950, 951, 1001, 10]) {
    fireEvent.change(message, { target: { value: 'x'.repeat(length) } })
    translate(document.body)
  }
  expect(message).toBeVisible()
  expect(document.body).not.toHaveTextContent(/Осталось|лишн/)
})

/** Translates like Chrome: an element replaces each text node. */
function translate(part: Element): void {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    const translated = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
    translated.innerHTML = '<font></font>'
    translated.firstElementChild?.append(text.nodeValue ?? '')
    text.parentNode?.replaceChild(translated, text)
  }
}
