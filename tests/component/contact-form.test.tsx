import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CONTENT_CALLS } from '../../src/api/calls/calls.ts'
import { contactMessage } from '../../src/contact/contact-message.ts'
import { startBackend } from '../support/backend.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { HANGING, UNREACHABLE } from '../support/faults.ts'
import { renderSite } from '../support/render-site.tsx'
import { textsIn } from '../support/texts-in.ts'

/** A valid message, in the field order of the specification. */
const MESSAGE = {
  firstName: 'Ani',
  lastName: 'Petrosyan',
  email: 'ani@example.am',
  phone: '+37410550100',
  message: 'We make sensors.',
}
const FIELDS = Object.keys(MESSAGE)

const messageForm = () => screen.getByRole('form', { name: 'Send us a message' })

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`form [name=${name}]`)
  if (!found) throw new Error(`The form has no field ${name}.`)
  return found
}

async function openForm(language = 'en', backend = startBackend()) {
  localStorage.setItem('language', language)
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user } = await renderSite('/contact', { backend })
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
  const goTo = async (page: 'Services' | 'Contact') => {
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: page }))
    await screen.findByRole('heading', { level: 1, name: page })
  }
  return { user, type, fillIn, send, goTo, backend, scrolled }
}

/** Sends a message that the backend has not answered yet. */
async function openWhileSending() {
  const answer = Promise.withResolvers<Response>()
  const form = await openForm()
  form.backend.answer('messages', answer.promise)
  form.fillIn()
  await form.send()
  await screen.findByRole('button', { name: 'Sending...' })
  return {
    ...form,
    answer: (body: object) => {
      answer.resolve(Response.json(body))
    },
  }
}

// tests/unit/src/contact/contact-message.test.ts has all rules.
test.each([
  ['en', 'First Name must be at least 2 characters'],
  ['ru', 'Имя должно содержать не менее 2\u00a0знаков'],
  ['arm', 'Անունը պետք է ունենա առնվազն 2\u00a0նիշ'],
])('in %s a field says what is wrong with it when the focus leaves it', async (language, said) => {
  const { user, type } = await openForm(language)
  type('firstName', 'A')
  await user.tab()
  await waitFor(() => {
    expect(field('firstName')).toHaveAccessibleDescription(said)
  })
  expect(document.getElementById('firstName-problem')?.textContent).toBe(said)
  expect(field('firstName')).toHaveAttribute('aria-invalid', 'true')
})

test('a field’s error goes when the visitor edits the field', async () => {
  const { user, type } = await openForm()
  type('email', 'ani@example')
  await user.tab()
  await screen.findByText('Please enter a valid email address')
  await user.type(field('email'), '.')
  expect(screen.queryByText('Please enter a valid email address')).not.toBeInTheDocument()
  expect(field('email')).toHaveAttribute('aria-invalid', 'false')
})

test('on submit all fields are checked, the first error scrolls into view, and nothing is sent', async () => {
  const { type, send, backend, scrolled } = await openForm()
  type('firstName', 'Ani')
  await send()
  await screen.findByText('Message is required')
  expect(screen.getByText('Last Name is required')).toBeVisible()
  expect(field('lastName')).toHaveFocus()
  expect(scrolled.mock.calls).toEqual([[{ block: 'center', behavior: 'smooth' }]])
  expect(backend.asked).not.toContain('messages')
})

test('a submit checks the fields once', async () => {
  const { send } = await openForm()
  const checked = vi.spyOn(contactMessage, 'validate')
  await send()
  await screen.findByText('Message is required')
  expect(checked).toHaveBeenCalledTimes(1)
})

test('a message that was received empties the form, and a toast says so', async () => {
  const { fillIn, send, backend } = await openForm()
  backend.answer('messages', Response.json({ success: true }, { status: 201 }))
  fillIn()
  await send()
  await screen.findByText('Message sent successfully!')
  expect(textsIn(document.body)).toContain('Message sent successfully!')
  await waitFor(() => {
    expect(field('message')).toHaveValue('')
  })
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0)
})

test('after a message is sent, no field shows an error before it is edited again', async () => {
  const { user, fillIn, backend } = await openForm()
  backend.answer('messages', Response.json({ success: true }))
  fillIn()
  await user.type(field('phone'), '{Enter}')
  await screen.findByText('Message sent successfully!')
  await waitFor(() => {
    expect(field('phone')).toHaveValue('')
  })
  expect(field('phone')).toHaveFocus()

  await user.tab()
  await user.tab()
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0)
  await user.type(field('phone'), '1{Backspace}')
  await user.tab()
  expect(await screen.findByText('Phone Number is required')).toBeVisible()
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1)
})

test('a visitor who leaves and returns finds the form still sending, and empty after the success', async () => {
  const { user, type, goTo, answer, backend } = await openWhileSending()
  await goTo('Services')
  await goTo('Contact')
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  expect(field('message')).toHaveValue('We make sensors.')
  await user.type(field('message'), ' And lenses.')
  await user.type(field('phone'), '{Enter}')
  expect(field('message')).toHaveValue('We make sensors.')

  answer({ success: true })
  await screen.findByRole('button', { name: 'Send Now' })
  await screen.findByText('Message sent successfully!')
  for (const name of FIELDS) expect(field(name)).toHaveValue('')
  expect(backend.asked.filter((call) => call === 'messages')).toHaveLength(1)

  type('firstName', 'Anna')
  await goTo('Services')
  await goTo('Contact')
  expect(field('firstName')).toHaveValue('Anna')
  expect(field('message')).toHaveValue('')
})

test('a success that arrives on another page is reported there, and the form is empty', async () => {
  const { goTo, answer } = await openWhileSending()
  await goTo('Services')
  answer({ success: true })
  await screen.findByText('Message sent successfully!')
  await goTo('Contact')
  expect(screen.getByRole('button', { name: 'Send Now' })).toBeEnabled()
  for (const name of FIELDS) expect(field(name)).toHaveValue('')
})

test('a failure that arrives on another page is reported there, and the text is kept', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { goTo, answer } = await openWhileSending()
  await goTo('Services')
  answer({ success: false })
  await screen.findByText('Failed to send message. Please try again.')
  await goTo('Contact')
  expect(screen.getByRole('button', { name: 'Send Now' })).toBeEnabled()
  expect(field('message')).toHaveValue('We make sensors.')
})

test('typed text survives a change of language, and the errors change with it', async () => {
  const { user, type } = await openForm()
  type('message', 'short')
  await user.tab()
  expect(await screen.findByText('Message must be at least 10 characters')).toBeVisible()
  await chooseLanguage(user, 'Русский')
  expect(await screen.findByText(/^Сообщение должно содержать не менее 10/)).toBeVisible()
  expect(field('message')).toHaveValue('short')
})

test('the message field says how many characters are left as the text nears 1000', async () => {
  const { type } = await openForm()
  type('message', 'ա'.repeat(899))
  expect(screen.queryByText(/Characters left/)).not.toBeInTheDocument()
  type('message', 'ա'.repeat(990))
  expect(field('message')).toHaveAccessibleDescription('Characters left: 10')
  // The blanks around the message do not count, because they are not sent.
  type('message', `${'ա'.repeat(1000)} \n`)
  expect(field('message')).toHaveAccessibleDescription('Characters left: 0')
})

test.each([
  ['en', ['1 too many', '3 too many', '10 too many']],
  ['ru', ['1\u00a0лишний знак', '3\u00a0лишних знака', '10\u00a0лишних знаков']],
  ['arm', ['1\u00a0ավելորդ նիշ', '3\u00a0ավելորդ նիշ', '10\u00a0ավելորդ նիշ']],
])('in %s a message past 1000 says how many characters are too many', async (language, said) => {
  const { type } = await openForm(language)
  for (const [place, over] of [1, 3, 10].entries()) {
    type('message', 'ա'.repeat(1000 + over))
    expect(document.getElementById('message-note')?.textContent).toBe(said[place])
  }
})

test('two submits in one moment send one message', async () => {
  const { fillIn, backend } = await openForm()
  backend.answer('messages', HANGING)
  fillIn()
  const form = field('phone').form
  act(() => {
    form?.requestSubmit()
    form?.requestSubmit()
  })
  await screen.findByRole('button', { name: 'Sending...' })
  expect(textsIn(document.body)).toContain('Sending...')
  expect(backend.asked.filter((call) => call === 'messages')).toHaveLength(1)
})

test('offline, a message fails at once instead of waiting unseen', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => {
    onlineManager.setOnline(true)
  })
  const { fillIn, send, backend } = await openForm()
  backend.answer('messages', UNREACHABLE)
  fillIn()
  onlineManager.setOnline(false)
  await send()
  expect(await screen.findByText('Failed to send message. Please try again.')).toBeVisible()
})

// tests/isolated/messages.test.ts has the answers that count as failures.
test('after a failure every typed character is kept, a toast says so, and the console logs it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { fillIn, send, backend } = await openForm()
  backend.answer('messages', Response.json({ success: true }, { status: 500 }))
  fillIn()
  await send()
  await screen.findByText('Failed to send message. Please try again.')
  expect(textsIn(document.body)).toContain('Failed to send message. Please try again.')
  for (const [name, value] of Object.entries(MESSAGE)) expect(field(name)).toHaveValue(value)
  expect(log).toHaveBeenCalledWith('The message could not be sent.', expect.anything())
})

test('the fields name their purpose to the browser and to on-screen keyboards', async () => {
  await openForm()
  expect(field('email')).toHaveAttribute('type', 'email')
  expect(field('email')).toHaveAttribute('autocomplete', 'email')
  expect(field('phone')).toHaveAttribute('inputmode', 'tel')
  expect(field('firstName')).toHaveAttribute('autocomplete', 'given-name')
  for (const label of ['First Name', 'Last Name', 'Email', 'Phone Number', 'Message']) {
    expect(screen.getByLabelText(label)).toBeRequired()
  }
})

test('the contact details come from the contact record, each only if it is present', async () => {
  const { backend } = await openForm()
  const main = within(screen.getByRole('main'))
  expect(main.getByText(/Kanaker-Zeytun/)).toBeVisible()
  expect(main.getByRole('link', { name: 'invest@kanaker-fez.example' })).toHaveAttribute(
    'href',
    'mailto:invest@kanaker-fez.example',
  )
  expect(main.getByRole('link', { name: '+374 10 55 01 00' })).toHaveAttribute(
    'href',
    'tel:+37410550100',
  )
  expect(main.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('target', '_blank')
  expect(main.getByText('Loading...')).toBeVisible()
  expect(main.getByRole('link', { name: 'Open this location in your maps app' })).toHaveAttribute(
    'href',
    expect.stringContaining('40.21,44.52') as string,
  )
  expect(backend.asked).toHaveLength(CONTENT_CALLS.length)
})

test('a contact record that has only an e-mail address shows only that', async () => {
  await openForm('en', startBackend({ 'contact-us': { contactEmail: 'a@b.am' } }))
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'a@b.am' })).toBeVisible()
  expect(main.queryByRole('link', { name: /374/ })).not.toBeInTheDocument()
  expect(main.queryByRole('link', { name: 'Facebook' })).not.toBeInTheDocument()
  expect(main.queryByRole('group')).not.toBeInTheDocument()
})

test('the note under Phone shows the contact record’s number in the form that the field accepts', async () => {
  await openForm('en', startBackend({ 'contact-us': { phoneNumber: '(010)\u00a055-01 00' } }))
  expect(field('phone')).toHaveAccessibleDescription('Without spaces: (010)55-0100')
})

test.each([undefined, '', 'by e-mail only', '+374 10 55 01 00, +374 10 55 01 01'])(
  'if the contact record’s number is %j, no example is shown',
  async (phoneNumber) => {
    await openForm('en', startBackend({ 'contact-us': { contactEmail: 'a@b.am', phoneNumber } }))
    expect(field('phone')).not.toHaveAccessibleDescription()
    expect(screen.queryByText(/Without spaces/)).not.toBeInTheDocument()
  },
)

test('a message is sent as JSON, with trimmed fields, in the order of the specification', async () => {
  const { fillIn, type, send, backend } = await openForm()
  backend.answer('messages', Response.json({ success: true }))
  fillIn()
  type('firstName', ' Ani ')
  await send()
  await screen.findByText('Message sent successfully!')
  expect(await backend.sent.at(-1)).toBe(JSON.stringify(MESSAGE))
})

test('the outcome of a message stays beside the button after the toast has gone', async () => {
  const { user, fillIn, send, goTo, backend } = await openForm()
  expect(screen.getByText('All fields are required.')).toBeVisible()
  backend.answer('messages', Response.json({ success: false }))
  fillIn()
  await send()
  const failure =
    'Your message was not sent. Everything you typed is still here. Write to invest@kanaker-fez.example or call +374 10 55 01 00.'
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => {
    expect(messageForm()).toHaveTextContent(failure)
  })
  const links = within(messageForm()).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ href }) => href)).toEqual([
    'mailto:invest@kanaker-fez.example',
    'tel:+37410550100',
  ])
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await goTo('Services')
  vi.advanceTimersByTime(60 * 60 * 1000)
  vi.useRealTimers()
  await goTo('Contact')
  expect(messageForm()).toHaveTextContent(failure)

  backend.answer('messages', Response.json({ success: true }))
  await send()
  await waitFor(() => {
    expect(messageForm()).toHaveTextContent(
      'Your message has reached us. We will confirm receipt within one working day, and within five you will know whether the zone suits you.',
    )
  })
  expect(messageForm()).not.toHaveTextContent(failure)
})

test.each([
  ['address', { contactEmail: 'a@b.am' }, ' Write to a@b.am.'],
  ['number', { phoneNumber: '+374 10' }, ' Call +374 10.'],
  ['neither', { address: 'Yerevan' }, ''],
])(
  'after a failure the form names no other way to the zone than the record has: %s',
  async (_, record, otherWays) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { fillIn, send, backend } = await openForm('en', startBackend({ 'contact-us': record }))
    backend.answer('messages', UNREACHABLE)
    fillIn()
    await send()
    const said = 'Your message was not sent. Everything you typed is still here.'
    const failure = await screen.findByText(said)
    expect(failure.parentElement?.textContent.trim()).toBe(`${said}${otherWays}`)
  },
)

test('below the button the form says what personal data is used for', async () => {
  await openForm()
  expect(
    within(messageForm()).getByText(
      'We use your name, email address, phone number and message only to answer you.',
    ),
  ).toBeVisible()
})

test.each([
  ['en', '365', 'Days until we delete them: 365.'],
  ['ru', '21', 'Через 21\u00a0день мы их удаляем.'],
  ['ru', '90', 'Через 90\u00a0дней мы их удаляем.'],
  ['arm', '1095', 'Դրանք ջնջում ենք 1095\u00a0օր անց։'],
])(
  'the form says for how long messages are kept, if the server does: %s, %s',
  async (language, days, sentence) => {
    document.documentElement.dataset.keepDays = days
    onTestFinished(() => {
      delete document.documentElement.dataset.keepDays
    })
    await openForm(language)
    expect(document.querySelector('.contact-form-privacy')?.textContent).toContain(` ${sentence}`)
  },
)

test('hours, reply time and languages are read below the map and above the form', async () => {
  await openForm()
  const main = within(screen.getByRole('main'))
  const heading = await main.findByRole('heading', { name: 'Visit us or write to us' })
  expect(within(heading).queryByRole('link')).not.toBeInTheDocument()
  const inOrder = [
    main.getByRole('region', { name: 'Map' }),
    heading,
    main.getByText('Hours:'),
    main.getByText('Replies:'),
    main.getByText('Languages:'),
    messageForm(),
  ]
  expect(inOrder.toSorted(byPlace)).toEqual(inOrder)
})

/** Sorts elements into the order in which they are read. */
function byPlace(one: Element, other: Element): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

test('the failure toast goes when the visitor tries again', async () => {
  const { fillIn, send, backend } = await openForm()
  backend.answer('messages', Response.json({ success: false }))
  fillIn()
  await send()
  const failure = await screen.findByText('Failed to send message. Please try again.')
  const toast = failure.closest('[id]')
  if (!toast) throw new Error('That is no toast.')
  // The toast goes after an animation, which jsdom does not play.
  fireEvent.animationEnd(toast)
  expect(failure).toBeVisible()

  backend.answer('messages', HANGING)
  await send()
  await waitFor(() => {
    fireEvent.animationEnd(toast)
    expect(failure).not.toBeInTheDocument()
  })
})

test('a phone number loses its spaces if it is pasted or filled in, not while it is typed', async () => {
  const { user } = await openForm()
  await user.click(field('phone'))
  await user.paste('+374\u00a010 55 01\u00a000')
  expect(field('phone')).toHaveValue('+37410550100')

  fireEvent.change(field('phone'), { target: { value: '+374 77 12 34 56' } })
  expect(field('phone')).toHaveValue('+37477123456')

  await user.clear(field('phone'))
  await user.type(field('phone'), '010 55')
  await user.tab()
  expect(field('phone')).toHaveValue('010 55')
  expect(field('phone')).toHaveAccessibleDescription(
    'Phone number can only contain numbers, +, -, (, and ) Without spaces: +37410550100',
  )
})
