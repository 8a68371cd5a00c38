import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contactMessage } from '../../src/isomorphic/contact-message.ts'
import {
  chooseLanguage,
  findPage,
  main,
  passTime,
  renderSite,
} from '../support/dom/render-site.tsx'
import { HANGING, UNREACHABLE } from '../support/faults.ts'

/** A valid message, in the field order of the requirements. */
const MESSAGE = {
  firstName: 'Ani',
  lastName: 'Petrosyan',
  email: 'ani@example.am',
  phone: '+37410550100',
  message: 'We make sensors.',
}
const RECEIVED = Response.json({ success: true })
const REFUSED = Response.json({ success: false })
const SUCCESS_TOAST = 'Message sent successfully!'
const FAILURE_TOAST = 'Failed to send message. Please try again.'
const FAILURE = 'Your message was not sent. Everything you typed is still here.'

const messageForm = () => screen.getByRole('form', { name: 'Send us a message' })

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`form [name=${name}]`) ??
  expect.fail(`The form has no field ${name}.`)
const values = () =>
  Object.fromEntries(Object.keys(MESSAGE).map((name) => [name, field(name).value]))
const EMPTY = Object.fromEntries(Object.keys(MESSAGE).map((name) => [name, '']))

const wrongFields = () =>
  [...document.querySelectorAll('[aria-invalid=true]')].map((wrong) => wrong.getAttribute('name'))

/** Opens the contact page. Failed messages are logged, and the log is not shown. */
async function openForm(options: Parameters<typeof renderSite>[1] = {}) {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const site = await renderSite('/contact', options)
  const { user, router, backend } = site
  // One change instead of keys and clicks, which would take most of the time of these tests.
  const type = (name: string, value: string) => {
    act(() => {
      field(name).focus()
    })
    fireEvent.change(field(name), { target: { value } })
  }
  const fillIn = () => {
    for (const [name, value] of Object.entries(MESSAGE)) type(name, value)
  }
  const send = () => user.click(screen.getByRole('button', { name: 'Send Now' }))
  const goTo = async (to: '/about-armania' | '/contact', heading: string) => {
    await router.navigate({ to })
    await findPage(heading)
  }
  const leave = () => goTo('/about-armania', 'About Armenia')
  const comeBack = () => goTo('/contact', 'Contact')
  /** Sends a valid message, which gets this answer. */
  const sendMessage = async (answer: unknown) => {
    backend.setResponse('messages', answer)
    fillIn()
    await send()
  }
  const sent = () => backend.calls.filter((call) => call === 'messages').length
  return { ...site, type, fillIn, send, sendMessage, sent, leave, comeBack, scrolled, log }
}

/** Sends a message that the backend has not answered yet, and goes to another page. */
async function leaveWhileSending() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const form = await openForm()
  await form.sendMessage(promise)
  await screen.findByRole('button', { name: 'Sending...' })
  await form.leave()
  return { ...form, answer: resolve }
}

// tests/unit/src/isomorphic/contact-message.test.ts has all rules.
test('a field that the focus leaves says what is wrong, in the language on the screen, until edited', async () => {
  const { user, type } = await openForm()
  type('firstName', 'A')
  await user.tab()
  await screen.findByText('First Name must be at least 2 characters')
  await chooseLanguage('ru')
  const problem = 'Имя должно содержать не менее 2\u00a0знаков'
  expect(field('firstName')).toHaveAccessibleDescription(problem)
  expect(field('firstName')).toHaveValue('A')
  expect(wrongFields()).toEqual(['firstName'])
  await user.type(field('firstName'), '1')
  expect(field('firstName')).not.toHaveAccessibleDescription()
  expect(wrongFields()).not.toContain('firstName')
})

test('near 1000 characters the form says how many are left or too many', async () => {
  const { type } = await openForm({ language: 'ru' })
  const note = () => document.getElementById('message-note')?.textContent
  type('message', 'ա'.repeat(899))
  expect(note()).toBeFalsy()
  for (const [length, words] of [
    [990, 'Осталось знаков: 10'],
    [1001, '1\u00a0лишний знак'],
    [1003, '3\u00a0лишних знака'],
    [1010, '10\u00a0лишних знаков'],
  ] as const) {
    // The blanks around the message do not count, because they are not sent.
    type('message', ` ${'ա'.repeat(length)} \n`)
    expect(note()).toBe(words)
  }
})

test('the form says for how many days the server keeps a message', async () => {
  document.documentElement.dataset.keepDays = '21'
  await openForm({ language: 'ru' })
  expect(main().getByRole('form').textContent).toContain('Мы удалим их через 21\u00a0день.')
})

test('on submit all fields are checked once, the first error scrolls into view, and nothing is sent', async () => {
  const { type, send, sent, scrolled } = await openForm()
  const checked = vi.spyOn(contactMessage, 'validate')
  type('firstName', 'Ani')
  await send()
  await screen.findByText('Message is required')
  expect(wrongFields()).toEqual(['lastName', 'email', 'phone', 'message'])
  // Before that, the first field was checked when the focus left it.
  expect(checked).toHaveBeenCalledTimes(2)
  expect(field('lastName')).toHaveFocus()
  expect(scrolled.mock.calls).toEqual([[{ block: 'center', behavior: 'smooth' }]])
  expect(sent()).toBe(0)
})

test('a message is sent with trimmed fields; then a toast says so, and the form is empty', async () => {
  const { user, type, fillIn, backend } = await openForm()
  backend.setResponse('messages', Response.json({ success: true }, { status: 201 }))
  fillIn()
  type('firstName', ' Ani ')
  await user.type(field('phone'), '{Enter}')
  expect((await screen.findByText(SUCCESS_TOAST)).textContent).toBe(SUCCESS_TOAST)
  expect(await backend.sentBodies.at(-1)).toBe(JSON.stringify(MESSAGE))
  await waitFor(() => {
    expect(values()).toEqual(EMPTY)
  })
  expect(field('phone')).toHaveFocus()
  expect(wrongFields()).toEqual([])
})

test('after a success the form is as new: a field that is left empty has its message', async () => {
  const { user, send, sendMessage, type } = await openForm()
  await sendMessage(RECEIVED)
  await waitFor(() => {
    expect(values()).toEqual(EMPTY)
  })
  await user.click(field('phone'))
  await user.tab()
  expect(await screen.findByText('Phone Number is required')).toBeVisible()
  expect(wrongFields()).toEqual(['phone'])

  // The same text as before counts as a change.
  type('phone', MESSAGE.phone)
  await send()
  expect(await screen.findByText('Message is required')).toBeVisible()
  expect(wrongFields()).toEqual(['firstName', 'lastName', 'email', 'message'])
})

test('a visitor who leaves and returns finds the form still sending, and empty after the success', async () => {
  const { user, type, leave, comeBack, answer, sent } = await leaveWhileSending()
  await comeBack()
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  expect(values()).toEqual(MESSAGE)
  await user.type(field('message'), ' And lenses.')
  await user.type(field('phone'), '{Enter}')
  expect(values()).toEqual(MESSAGE)

  answer(RECEIVED)
  await screen.findByRole('button', { name: 'Send Now' })
  await screen.findByText(SUCCESS_TOAST)
  expect(values()).toEqual(EMPTY)
  expect(sent()).toBe(1)

  type('firstName', 'Anna')
  await leave()
  await comeBack()
  expect(values()).toEqual({ ...EMPTY, firstName: 'Anna' })
})

test.each([
  ['a success', 'empty', RECEIVED, SUCCESS_TOAST, EMPTY],
  ['a failure', 'as it was', REFUSED, FAILURE_TOAST, MESSAGE],
])(
  '%s that arrives on another page is reported there, and the form is %s',
  async (_, __, response, toast, kept) => {
    const { comeBack, answer } = await leaveWhileSending()
    answer(response)
    await screen.findByText(toast)
    await comeBack()
    expect(screen.getByRole('button', { name: 'Send Now' })).toBeEnabled()
    expect(values()).toEqual(kept)
  },
)

test('two submits in one moment send one message', async () => {
  const { fillIn, backend, sent } = await openForm()
  backend.setResponse('messages', HANGING)
  fillIn()
  const { form } = field('phone')
  act(() => {
    form?.requestSubmit()
    form?.requestSubmit()
  })
  await screen.findByRole('button', { name: 'Sending...' })
  expect(sent()).toBe(1)
})

test('the toast of a failure stays when the next attempt starts, the words beside the button go', async () => {
  const { send, sendMessage, backend } = await openForm()
  await sendMessage(REFUSED)
  const failure = await screen.findByText(FAILURE_TOAST)
  expect(messageForm()).toHaveTextContent(FAILURE)

  backend.setResponse('messages', RECEIVED)
  await send()
  await screen.findByText(SUCCESS_TOAST)
  expect(messageForm()).not.toHaveTextContent(FAILURE)
  // A toast that is told to go loses this, and goes after an animation, which jsdom does not play.
  expect(failure.closest('[data-in=true]')).toBeVisible()
})

test('the count of characters is spoken when the visitor pauses, not at each key', async () => {
  const { type } = await openForm()
  vi.useFakeTimers()
  const spoken = () => document.querySelector('.contact-form [aria-live]')?.textContent
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

test('a hidden field that a program fills in is sent, and form fillers are told to leave it', async () => {
  const { fillIn, send, backend } = await openForm()
  const trap = field('leaveEmpty')
  expect(trap).not.toBeVisible()
  expect(trap.autocomplete).toBe('off')
  // 1Password, Bitwarden, Dashlane, LastPass and Proton Pass.
  for (const [name, value] of [
    ['data-1p-ignore', 'true'],
    ['data-bwignore', 'true'],
    ['data-form-type', 'other'],
    ['data-lpignore', 'true'],
    ['data-protonpass-ignore', 'true'],
  ] as const) {
    expect(trap).toHaveAttribute(name, value)
  }
  backend.setResponse('messages', RECEIVED)
  fillIn()
  trap.value = 'https://spam.example'
  await send()
  await screen.findByText(SUCCESS_TOAST)
  const sent = await backend.sentBodies.at(-1)
  expect(sent).toBe(JSON.stringify({ ...MESSAGE, leaveEmpty: 'https://spam.example' }))
})

test('offline, a message fails at once, and the form names no other way to the zone than the record has', async () => {
  onTestFinished(() => {
    onlineManager.setOnline(true)
  })
  const { sendMessage, show } = await openForm()
  onlineManager.setOnline(false)
  await sendMessage(UNREACHABLE)
  expect(await screen.findByText(FAILURE_TOAST)).toBeVisible()
  const failure = screen.getByText(FAILURE)
  for (const [record, otherWays] of [
    [{ contactEmail: 'a@b.am' }, ' Write to a@b.am.'],
    [{ phoneNumber: '+374 10' }, ' Call +374 10.'],
    [{ address: 'Yerevan' }, ''],
  ] as const) {
    await show('contact-us', record)
    expect(failure.parentElement?.textContent.trim()).toBe(`${FAILURE}${otherWays}`)
  }
})

// tests/isolated/messages.test.ts has the responses that count as failures.
test('after a failure the text is kept, a toast and the console say so, and the outcome stays in the form', async () => {
  const { user, send, sendMessage, leave, comeBack, backend, log } = await openForm()
  expect(screen.getByText('All fields are required.')).toBeVisible()
  await sendMessage(Response.json({ success: true }, { status: 500 }))
  expect((await screen.findByText(FAILURE_TOAST)).textContent).toBe(FAILURE_TOAST)
  expect(values()).toEqual(MESSAGE)
  expect(log).toHaveBeenCalledWith('The message could not be sent.', expect.anything())

  const failure = `${FAILURE} Write to invest@kanaker-fez.example or call +374 10 55 01 00.`
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => {
    expect(messageForm()).toHaveTextContent(failure)
  })
  const links = within(messageForm()).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ href }) => href)).toEqual([
    'mailto:invest@kanaker-fez.example',
    'tel:+37410550100',
    expect.stringMatching(/#section-your-data$/),
  ])
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await leave()
  vi.advanceTimersByTime(60 * 60 * 1000)
  vi.useRealTimers()
  await comeBack()
  expect(messageForm()).toHaveTextContent(failure)

  backend.setResponse('messages', RECEIVED)
  await send()
  await waitFor(() => {
    expect(messageForm()).toHaveTextContent(
      'Your message has reached us. We will confirm receipt within one working day, and within five you will know whether the zone suits you.',
    )
  })
  expect(messageForm()).not.toHaveTextContent(FAILURE)
})

test('the form, what to expect, the map and the ways to the zone are read in this order', async () => {
  await openForm()
  const heading = await main().findByRole('heading', { name: 'Visit us' })
  const inOrder = [
    messageForm(),
    main().getByRole('complementary', { name: 'An answer within five working days' }),
    main().getByRole('region', { name: 'Map' }),
    main().getByRole('heading', { name: 'How to reach us' }),
    heading,
    ...['Visits:', 'By car:', 'By bus:'].map((text) => main().getByText(text)),
  ]
  inOrder.reduce((before, part) => {
    expect(part).toAppearAfter(before)
    return part
  })
})

test('beside the form are profiles, the place in a maps app and what the data is used for', async () => {
  await openForm()
  const link = (name: string) => main().getByRole('link', { name })
  expect(link('LinkedIn')).toHaveAttribute('target', '_blank')
  expect(main().getByText('Loading...')).toBeVisible()
  const point = expect.stringContaining('40.21,44.52') as string
  expect(link('Open this location in your maps app')).toHaveAttribute('href', point)
  expect(messageForm()).toHaveTextContent(
    /We use your name, email address, phone number and message only to answer you\. Your data$/,
  )
})

test('the fields say to the browser what they are for', async () => {
  await openForm()
  expect(field('email')).toHaveAttribute('type', 'email')
  expect(field('email')).toHaveAttribute('autocomplete', 'email')
  expect(field('phone')).toHaveAttribute('inputmode', 'tel')
  expect(field('firstName')).toHaveAttribute('autocomplete', 'given-name')
  for (const label of ['First Name', 'Last Name', 'Email', 'Phone Number', 'Message']) {
    expect(screen.getByLabelText(label)).toBeRequired()
  }
})

// It would come back enabled before the scripts run, and a press would put the texts into the address.
test('Firefox is told not to restore the button after a reload', async () => {
  await openForm()
  const button = screen.getByRole('button', { name: 'Send Now' })
  expect(button).toHaveAttribute('autocomplete', 'off')
})

test('the note under Phone shows the number of the contact record, if it keeps to the rules', async () => {
  const { show } = await openForm()
  for (const [phoneNumber, example] of [
    ['(010)\u00a055-01 00', 'Without spaces: (010)55-0100'],
    [undefined, ''],
    ['by e-mail only', ''],
    ['+374 10 55 01 00, +374 10 55 01 01', ''],
  ] as const) {
    await show('contact-us', { contactEmail: 'a@b.am', phoneNumber })
    expect(field('phone')).toHaveAccessibleDescription(example)
  }
})

test('a phone number loses its spaces if it is pasted or filled in, not while it is typed', async () => {
  const { user, type } = await openForm()
  await user.click(field('phone'))
  await user.paste('+374\u00a010 55 01\u00a000')
  expect(field('phone')).toHaveValue('+37410550100')
  type('phone', 'tel:+7 (495) 123\u201145–67')
  expect(field('phone')).toHaveValue('+7(495)1234567')
  type('phone', '010.55.01.00')
  expect(field('phone')).toHaveValue('010550100')
  type('phone', '+374 10 55 01 00 ext. 12')
  expect(field('phone')).toHaveValue('+37410550100ext12')
  type('phone', '+374 77 12 34 56')
  expect(field('phone')).toHaveValue('+37477123456')

  await user.clear(field('phone'))
  await user.type(field('phone'), '010 55')
  await user.tab()
  expect(field('phone')).toHaveValue('010 55')
  expect(field('phone')).toHaveAccessibleDescription(
    'Phone number can only contain numbers, +, -, (, and ) Without spaces: +37410550100',
  )
})

test('texts that a form filler sets without an event are checked and sent', async () => {
  const { user, send, backend } = await openForm()
  backend.setResponse('messages', RECEIVED)
  for (const [name, text] of Object.entries(MESSAGE)) field(name).value = text
  await user.click(field('email'))
  await user.tab()
  expect(wrongFields()).toEqual([])
  field('phone').value = '+374 10 55 01 00'
  await send()
  await screen.findByText(SUCCESS_TOAST)
  expect(await backend.sentBodies.at(-1)).toBe(JSON.stringify(MESSAGE))
})

test('a text that a form filler sets without an event stays when the form is drawn again', async () => {
  await openForm()
  field('email').value = MESSAGE.email
  await chooseLanguage('ru')
  expect(field('email')).toHaveValue(MESSAGE.email)
})

test('a phone number set without an event loses its spaces when another field is typed in', async () => {
  const { user, type } = await openForm()
  field('phone').value = '+374 10 55 01 00'
  type('message', MESSAGE.message)
  await user.click(field('phone'))
  await user.tab()
  expect(field('phone')).toHaveValue(MESSAGE.phone)
  expect(wrongFields()).toEqual([])
})

test.each([
  ['en', 'Your data'],
  ['ru', 'Ваши данные'],
  ['arm', 'Ձեր տվյալները'],
] as const)('in %s a note leads to the notice on personal data', async (language, name) => {
  const { show } = await renderSite('/contact', { language })
  const notice = await main().findByRole('heading', { name })
  const link = () => within(main().getByRole('form')).queryByRole('link', { name })
  expect(link()).toHaveAttribute('href', `#${notice.id}`)
  await show('contact-us', { phoneNumber: '+374 10 55 01 00' })
  expect(link()).not.toBeInTheDocument()
})

test('the zone can be added to an address book', async () => {
  await renderSite('/contact', { language: 'ru' })
  const link = main().getByRole('link', { name: 'Добавить в\u00a0контакты' })
  expect(link).toHaveAttribute('download', 'Свободная экономическая зона «Канакер».vcf')
  const [head, card = ''] = link.getAttribute('href')?.split(',') ?? []
  expect(head).toBe('data:text/vcard;charset=utf-8')
  expect(decodeURIComponent(card).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Свободная экономическая зона «Канакер»;;;;',
    'FN:Свободная экономическая зона «Канакер»',
    'ORG:Свободная экономическая зона «Канакер»',
    String.raw`ADR;TYPE=WORK:;;Армения\, Ереван\, Канакер-Зейтун\, СЭЗ «Канакер»\, административный корпус;;;;`,
    'TEL;TYPE=WORK:+374 10 55 01 00',
    'EMAIL:invest@kanaker-fez.example',
    'END:VCARD',
    '',
  ])
})
