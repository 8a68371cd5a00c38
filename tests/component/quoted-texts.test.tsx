import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CONTENT_CALLS } from '../../src/api/calls/calls.ts'
import { prerenderer } from '../../src/prerender/prerender.tsx'
import { siteRoutes } from '../../src/prerender/site-routes.ts'
import { HANGING, sampleContent, startBackend } from '../support/backend.ts'
import { renderSite } from '../support/render-site.tsx'
import { textsIn } from '../support/texts-in.ts'

// The texts that the specification quotes, by its sections; the template's are in src/demo/tests.

const MESSAGE = {
  firstName: 'Ani',
  lastName: 'Petrosyan',
  email: 'ani@example.am',
  phone: '+37410550100',
  message: 'We make sensors.',
}
type Field = keyof typeof MESSAGE
const FIELDS = Object.keys(MESSAGE) as Field[]

/** Texts that a page shows at once. */
const AT_ONCE: [section: number, page: string, text: string][] = [
  [1, '/', 'Quick Links'],
  [1, '/', 'Support Center'],
  [1, '/', 'Business Policy'],
  [1, '/', 'Terms and conditions'],
  [1, '/', 'Analysis Course'],
  [2, '/', 'Home'],
  [2, '/', 'About'],
  [2, '/', 'About the FEZ'],
  [2, '/', 'About Armenia'],
  [2, '/', 'Investors'],
  [2, '/', 'Infrastructure'],
  [2, '/', 'Residents'],
  [2, '/', 'How to become a resident'],
  [2, '/', 'Resident incentives'],
  [2, '/', 'Our residents'],
  [2, '/', 'Services'],
  [2, '/', 'Contact'],
  [2, '/', 'Learn more'],
  [2, '/', 'Why choose us'],
  [2, '/residents', 'Read More'],
  [2, '/error', '404 Error Page'],
  [2, '/error', '404 Not Found'],
  [2, '/error', "Oops! That page Can't be found"],
  [4, '/contact', 'Loading...'],
  [4, '/contact', 'Send Now'],
]

/** Texts that the contact form shows beside a field that is left with a wrong value. */
const PROBLEMS: [section: number, field: Field, text: string, value: string][] = [
  [5, 'firstName', 'First Name is required', ''],
  [5, 'firstName', 'First Name must be at least 2 characters', 'A'],
  [5, 'firstName', 'First Name can only contain letters and spaces', 'A1'],
  [5, 'lastName', 'Last Name is required', ''],
  [5, 'lastName', 'Last Name must be at least 2 characters', 'A'],
  [5, 'lastName', 'Last Name can only contain letters and spaces', 'A1'],
  [5, 'email', 'Email is required', ''],
  [5, 'email', 'Please enter a valid email address', 'a@b'],
  [5, 'phone', 'Phone Number is required', ''],
  [5, 'phone', 'Phone number can only contain numbers, +, -, (, and )', 'abc'],
  [5, 'phone', 'Phone number must be at least 8 digits', '1234567'],
  [5, 'phone', 'Phone number cannot be longer than 15 digits', '1234567890123456'],
  [5, 'message', 'Message is required', ''],
  [5, 'message', 'Message must be at least 10 characters', '123456789'],
  [5, 'message', 'Message cannot be longer than 1000 characters', 'x'.repeat(1001)],
]

/** Texts that the contact page shows once a message is sent, with the backend's answer. */
const ANSWERS: [section: number, text: string, answer: unknown][] = [
  [4, 'Sending...', HANGING],
  [8, 'Message sent successfully!', Response.json({ success: true })],
  [8, 'Failed to send message. Please try again.', Response.json({ success: false })],
]

const LABELS: [section: number, language: string, text: string][] = [
  [1, 'en', 'En'],
  [1, 'ru', 'Ру'],
  [1, 'arm', 'Հայ'],
]

/** The sample without the label that replaces the site's own 'Read More'. */
const CONTENT = Object.fromEntries(CONTENT_CALLS.map((call) => [call, sampleContent(call)]))
delete CONTENT['get-become-resident-page']?.informativeReadMoreButton

const PAGES = siteRoutes().flatMap(({ path, kind }) => (kind === 'text' ? [path] : []))

async function openForm() {
  const { user, backend } = await renderSite('/contact')
  const type = async (name: Field, value: string) => {
    const field = document.querySelector(`form [name=${name}]`)
    if (!field) throw new Error(`The form has no field ${name}.`)
    await user.clear(field)
    if (value) await user.paste(value)
  }
  return { user, backend, type }
}

/** The texts of a page in its first HTML. */
async function textsOfHtml(path: string): Promise<string[]> {
  const answers = Object.fromEntries(
    Object.entries(CONTENT).map(([call, payload]) => [call, { payload }]),
  )
  const page = document.createElement('div')
  page.innerHTML = (await prerenderer(answers)({ path, kind: 'text' }, 'en')).body
  return textsIn(page)
}

test.each(AT_ONCE)('section %d: %s says %j, letter by letter', async (_, page, text) => {
  await renderSite(page, { backend: startBackend(CONTENT) })
  expect(textsIn(document.body)).toContain(text)
})

test.each(AT_ONCE)(
  'section %d: the HTML of %s says %j, letter by letter',
  async (_, page, text) => {
    expect(await textsOfHtml(page)).toContain(text)
  },
)

test.each(PROBLEMS)('section %d: of %s, %j, letter by letter', async (_, name, text, value) => {
  const { user, type } = await openForm()
  await type(name, value)
  await user.tab()
  await expect.poll(() => textsIn(document.body)).toContain(text)
})

test.each(ANSWERS)('section %d: %j, letter by letter', async (_, text, answer) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { user, backend, type } = await openForm()
  backend.answer('messages', answer)
  for (const name of FIELDS) await type(name, MESSAGE[name])
  await user.click(screen.getByRole('button', { name: 'Send Now' }))
  await expect.poll(() => textsIn(document.body)).toContain(text)
})

test.each(LABELS)('section %d: the label of %s is %j, letter by letter', async (_, ...row) => {
  const [language, text] = row
  localStorage.setItem('language', language)
  await renderSite('/')
  expect(textsIn(document.body)).toContain(text)
})

test.each(PAGES)('%s holds no no-break space in English', async (page) => {
  await renderSite(page)
  expect(textsIn(document.body).filter((text) => text.includes('\u00a0'))).toEqual([])
})

test.each(PAGES)('the HTML of %s holds no no-break space in English', async (page) => {
  expect((await textsOfHtml(page)).filter((text) => text.includes('\u00a0'))).toEqual([])
})
