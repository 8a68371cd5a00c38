import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startBackend } from '../support/backend.ts'
import { HANGING } from '../support/faults.ts'
import { renderSite } from '../support/render-site.tsx'

const PAGES = ['/', '/about-armania', '/residents', '/preferences-incentives', '/contact', '/error']

test.each(PAGES)(
  'on %s, text that a browser has translated still changes with the language',
  async (address) => {
    localStorage.setItem('language', 'ru')
    await renderSite(address)
    const russian = document.body.textContent
    cleanup()

    localStorage.setItem('language', 'en')
    const { user } = await renderSite(address)
    translate(document.body)
    await user.click(screen.getByRole('button', { name: /Language: English/ }))
    await user.click(screen.getByRole('menuitemradio', { name: /Русский/ }))
    await waitFor(() => {
      expect(document.body.textContent).toBe(russian)
    })
  },
)

test('a form that a browser has translated still says that it is sending', async () => {
  const backend = startBackend()
  backend.answer('messages', HANGING)
  const { user } = await renderSite('/contact', { backend })
  const fillIn = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } })
  for (const name of ['First Name', 'Last Name']) fillIn(name, 'Ani')
  fillIn('Email', 'ani@example.am')
  fillIn('Phone Number', '+37410550100')
  fillIn('Message', 'We make sensors.')
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
