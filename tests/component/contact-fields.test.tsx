import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { passTime } from '../support/dom/render-site.tsx'
import { stubMedia } from '../support/dom/stub-browser.ts'
import { MESSAGE } from '../support/message.ts'
import {
  field,
  messageForm,
  openForm,
  RECEIVED,
  SUCCESS_TOAST,
  wrongFields,
} from './support/open-form.tsx'

// tests/unit/src/isomorphic/contact-message.test.ts has all rules.
test('a field that the focus leaves says what is wrong until it is edited', async () => {
  const { user, type } = await openForm()
  type('firstName', 'A')
  await user.tab()
  await screen.findByText('First Name must be at least 2 characters')
  expect(wrongFields()).toEqual(['firstName'])
  await user.type(field('firstName'), '1')
  expect(field('firstName')).not.toHaveAccessibleDescription()
  expect(wrongFields()).not.toContain('firstName')
})

test('an error is in the language on the screen', async () => {
  const { user, type, chooseLanguage } = await openForm()
  type('firstName', 'A')
  await user.tab()
  await screen.findByText('First Name must be at least 2 characters')
  await chooseLanguage('ru')
  const problem = 'Имя должно содержать не менее 2\u00a0знаков'
  expect(field('firstName')).toHaveAccessibleDescription(problem)
  expect(field('firstName')).toHaveValue('A')
})

test('a submit with errors names them all and sends nothing', async () => {
  const { type, send, sent } = await openForm()
  type('firstName', 'Ani')
  await send()
  await screen.findByText('Message is required')
  expect(wrongFields()).toEqual(['lastName', 'email', 'phone', 'message'])
  expect(field('lastName')).toHaveAccessibleDescription('Last Name is required')
  expect(field('email')).toHaveAccessibleDescription('Email is required')
  expect(field('phone')).toHaveAccessibleDescription(/^Phone Number is required/)
  expect(sent()).toBe(0)
})

test('after a submit, a field that is left says its own error again', async () => {
  const { user, send } = await openForm()
  await send()
  await screen.findByText('5 fields to correct')
  const said = () => screen.getByText('First Name is required')
  expect(said()).toHaveAttribute('aria-live', 'off')
  await user.tab()
  expect(screen.queryByText('5 fields to correct')).not.toBeInTheDocument()
  expect(said()).toHaveAttribute('aria-live', 'polite')
})

test('the number of errors is said again at another submit', async () => {
  const { user, send } = await openForm()
  await send()
  const said = await screen.findByText('5 fields to correct')
  await user.keyboard('{Enter}')
  await expect.poll(() => screen.queryByText('5 fields to correct')).not.toBe(said)
  expect(screen.getByText('5 fields to correct')).toBeInTheDocument()
})

test.each([
  ['smoothly', 'smooth', false],
  ['at once with reduced motion', 'auto', true],
])('a submit scrolls %s to the first error', async (_, behavior, reducedMotion) => {
  stubMedia({ reducedMotion })
  const { type, send } = await openForm()
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  type('firstName', 'Ani')
  await send()
  await screen.findByText('Message is required')
  expect(field('lastName')).toHaveFocus()
  expect(scrolled.mock.calls).toEqual([[{ block: 'center', behavior }]])
})

test('near the limit, the form counts the characters of the message', async () => {
  const { type } = await openForm({ language: 'ru' })
  const note = () => document.getElementById('message-note')?.textContent
  type('message', 'ա'.repeat(899))
  expect(note()).toBeFalsy()
  for (const [length, words] of [
    [900, 'Осталось знаков: 100'],
    [990, 'Осталось знаков: 10'],
    [1001, '1\u00a0лишний знак'],
    [1003, '3\u00a0лишних знака'],
    [1010, '10\u00a0лишних знаков'],
  ] as const) {
    // The white space around the message does not count, because it is not sent.
    type('message', ` ${'ա'.repeat(length)} \n`)
    expect(note()).toBe(words)
  }
})

test('the count of characters is spoken only when the visitor pauses', async () => {
  const { type } = await openForm()
  vi.useFakeTimers()
  const spoken = () => document.querySelector('.contact-form .sr-only[aria-live]')?.textContent
  for (let length = 966; length <= 990; length += 1) {
    type('message', 'x'.repeat(length))
    passTime(900)
    expect(spoken()).toBe('')
  }
  expect(screen.getByText('Characters left: 10')).toBeVisible()
  expect(field('message')).toHaveAccessibleDescription('Characters left: 10')
  passTime(100)
  expect(spoken()).toBe('Characters left: 10')
})

test('all fields are required', async () => {
  await openForm()
  expect(screen.getByText('All fields are required.')).toBeVisible()
  for (const label of ['First Name', 'Last Name', 'Email', 'Phone Number', 'Message']) {
    expect(screen.getByLabelText(label)).toBeRequired()
  }
})

test('the fields say to the browser what they are for', async () => {
  await openForm()
  const purposes = Array.from(
    messageForm().querySelectorAll<HTMLInputElement>('.field input'),
    ({ name, type, inputMode, autocomplete }) => [name, type, inputMode, autocomplete],
  )
  expect(purposes).toEqual([
    ['firstName', 'text', '', 'given-name'],
    ['lastName', 'text', '', 'family-name'],
    ['email', 'email', 'email', 'email'],
    ['phone', 'tel', 'tel', 'tel'],
  ])
})

test('the browser corrects the message, but no name, address or number', async () => {
  await openForm()
  const corrected = Array.from(
    messageForm().querySelectorAll('.field :is(input, textarea)'),
    (control) => [
      control.id,
      control.getAttribute('spellcheck'),
      control.getAttribute('autocorrect'),
    ],
  )
  expect(corrected).toEqual([
    ...['firstName', 'lastName', 'email', 'phone'].map((name) => [name, 'false', 'off']),
    ['message', null, null],
  ])
})

test.each([
  ['firstName', 'a'.repeat(101), 'First Name cannot be longer than 100 characters'],
  ['lastName', 'a'.repeat(101), 'Last Name cannot be longer than 100 characters'],
  ['email', `${'a'.repeat(249)}@b.com`, 'Please enter a valid email address'],
  ['phone', '1'.repeat(33), 'Phone number cannot be longer than 15 digits'],
  ['message', 'a'.repeat(4001), 'Message cannot be longer than 1000 characters'],
] as const)(
  'a text of %s that the server would refuse stays whole, with words',
  async (name, text, problem) => {
    const { user } = await openForm()
    await user.click(field(name))
    await user.paste(text)
    await user.tab()
    await screen.findByText(problem)
    expect(field(name).value === text, `${name} holds the whole text`).toBe(true)
  },
)

// It would come back enabled before the scripts run, and a press would put the texts into the address.
test('Firefox is told not to restore the button after a reload', async () => {
  await openForm()
  const button = screen.getByRole('button', { name: 'Send Now' })
  expect(button).toHaveAttribute('autocomplete', 'off')
})

test('the example under Phone is the record’s number if it obeys the rules', async () => {
  const { show } = await openForm()
  for (const [phoneNumber, example] of [
    ['(010)\u00a055-01 00', 'Without spaces: (010)55-0100'],
    [undefined, ''],
    ['by e-mail only', ''],
    ['+374 10 000 000, +374 10 55 01 01', ''],
  ] as const) {
    await show('contact-us', { contactEmail: 'a@b.am', phoneNumber })
    expect(field('phone')).toHaveAccessibleDescription(example)
  }
})

test('a phone number that comes in one piece loses its spaces', async () => {
  const { user, type } = await openForm()
  await user.click(field('phone'))
  await user.paste('+374\u00a010 000 000')
  expect(field('phone')).toHaveValue('+37410000000')
  type('phone', '+7 (495) 123-45-67')
  expect(field('phone')).toHaveValue('+7(495)123-45-67')
  type('phone', '+374 77 12 34 56')
  expect(field('phone')).toHaveValue('+37477123456')
})

test('a phone number with anything else that the rule refuses is shown as it came', async () => {
  const { user, type } = await openForm()
  for (const phone of ['tel:+37410000000', '010.55.01.00', '010–550100', '+37410000000ext.12']) {
    type('phone', phone)
    await user.click(field('message'))
    expect(field('phone')).toHaveValue(phone)
    expect(field('phone')).toHaveAccessibleDescription(
      /^Phone number can only contain numbers, \+, -, \(, and \)/,
    )
  }
})

test('a phone number that is typed keeps its spaces', async () => {
  const { user } = await openForm()
  await user.type(field('phone'), '010 55')
  await user.tab()
  expect(field('phone')).toHaveValue('010 55')
  expect(field('phone')).toHaveAccessibleDescription(
    'Phone number can only contain numbers, +, -, (, and ) Without spaces: +37410000000',
  )
})

test('texts that were set without an event are sent', async () => {
  const { user, send, backend } = await openForm()
  backend.setResponse('messages', RECEIVED)
  for (const [name, text] of Object.entries(MESSAGE)) field(name).value = text
  await user.click(field('email'))
  await user.tab()
  field('phone').value = '+374 10 000 000'
  await send()
  await screen.findByText(SUCCESS_TOAST)
  expect(await backend.sentBodies.at(-1)).toBe(JSON.stringify(MESSAGE))
})

test('texts that were set without an event are sent at the Enter key', async () => {
  const { user, backend } = await openForm()
  backend.setResponse('messages', RECEIVED)
  for (const [name, text] of Object.entries(MESSAGE)) field(name).value = text
  await user.type(field('email'), '{Enter}')
  await screen.findByText(SUCCESS_TOAST)
  expect(await backend.sentBodies.at(-1)).toBe(JSON.stringify(MESSAGE))
})

test('a text that was set without an event stays when another field is typed into', async () => {
  const { chooseLanguage, user } = await openForm()
  field('email').value = MESSAGE.email
  await user.type(field('message'), 'W')
  await chooseLanguage('ru')
  expect(field('email')).toHaveValue(MESSAGE.email)
})

// React takes a text for an old one if the page's own script has set it, as Chrome on iOS does.
test('a text that was set with an event that React ignores stays when the page is left', async () => {
  const { leave, comeBack } = await openForm()
  field('email').value = MESSAGE.email
  fireEvent.input(field('email'))
  await leave()
  await comeBack()
  expect(field('email')).toHaveValue(MESSAGE.email)
})
