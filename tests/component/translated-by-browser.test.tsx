import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseLanguage, renderSite } from '../support/dom/render-site.tsx'
import { HANGING } from '../support/faults.ts'

test.each(['/', '/about-armania', '/residents', '/preferences-incentives', '/contact', '/error'])(
  'on %s, text that a browser has translated still changes with the language',
  async (address) => {
    await renderSite(address, { language: 'ru' })
    const russian = document.body.textContent
    await chooseLanguage('en')
    translate(document.body)
    await chooseLanguage('ru')
    await waitFor(() => {
      expect(document.body.textContent).toBe(russian)
    })
  },
)

test('a form that a browser has translated still says that it is sending', async () => {
  const { user } = await renderSite('/contact', { responses: { messages: HANGING } })
  for (const [name, value] of [
    ['First Name', 'Ani'],
    ['Last Name', 'Petrosyan'],
    ['Email', 'ani@example.am'],
    ['Phone Number', '+37410550100'],
    ['Message', 'We make sensors.'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(name), { target: { value } })
  }
  translate(document.body)
  await user.click(screen.getByRole('button', { name: 'Send Now' }))
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled()
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
