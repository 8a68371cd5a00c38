import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { TOASTS_ID } from '../../src/isomorphic/page-marks.ts'
import { afterFrame } from '../support/dom/render-site.tsx'
import { HANGING, UNREACHABLE } from '../support/faults.ts'
import { MESSAGE } from '../support/message.ts'
import {
  EMPTY,
  FAILURE_TOAST,
  field,
  messageForm,
  openForm,
  RECEIVED,
  REFUSED,
  SUCCESS_TOAST,
  values,
  wrongFields,
} from './support/open-form.tsx'

const FAILURE = 'Your message was not sent. Everything you typed is still here.'

/** Sends a message that the backend has not answered yet, and goes to another page. */
async function leaveWhileSending() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const form = await openForm()
  await form.sendMessage(promise)
  await screen.findByRole('button', { name: 'Sending...' })
  await form.leave()
  return { ...form, answer: resolve }
}

/** Sends a message that is received, and waits until the form is empty. */
async function openFormAfterSuccess() {
  const form = await openForm()
  await form.sendMessage(RECEIVED)
  await waitFor(() => {
    expect(values()).toEqual(EMPTY)
  })
  return form
}

test('a message is sent with trimmed fields', async () => {
  const { user, type, fillIn, backend } = await openForm()
  backend.setResponse('messages', RECEIVED)
  fillIn()
  type('firstName', ' Ani ')
  await user.type(field('phone'), '{Enter}')
  await screen.findByText(SUCCESS_TOAST)
  expect(await backend.sentBodies.at(-1)).toBe(JSON.stringify(MESSAGE))
})

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

test.each([
  ['in a quarter of an hour', '900', '15:20'],
  ['within the next minute', '10', '15:06'],
])('above a limit, the visitor reads when to send the message again: %s', async (_, wait, time) => {
  vi.spyOn(Date, 'now').mockReturnValue(new Date('2026-11-28T15:05:00').getTime())
  const { sendMessage } = await openForm()
  const body = JSON.stringify({ success: false })
  await sendMessage(new Response(body, { status: 429, headers: { 'Retry-After': wait } }))
  await screen.findByText(FAILURE_TOAST)
  const when = `Many messages are coming in. Please send it again at ${time}.`
  expect(screen.getByText(when)).toBeVisible()
  expect(values()).toEqual(MESSAGE)
})

test('a wait of a day or more has no time that could be read', async () => {
  const { sendMessage } = await openForm()
  const headers = { 'Retry-After': '86400' }
  await sendMessage(Response.json({ success: false }, { status: 429, headers }))
  await screen.findByText(FAILURE_TOAST)
  expect(screen.queryByText(/Please send it again at/)).not.toBeInTheDocument()
})

test('a hidden field that a program fills in is sent', async () => {
  const { fillIn, send, backend } = await openForm()
  backend.setResponse('messages', RECEIVED)
  fillIn()
  field('leaveEmpty').value = 'https://spam.example'
  await send()
  await screen.findByText(SUCCESS_TOAST)
  const sent = await backend.sentBodies.at(-1)
  expect(sent).toBe(JSON.stringify({ ...MESSAGE, leaveEmpty: 'https://spam.example' }))
})

test('form fillers are told to leave the hidden field alone', async () => {
  await openForm()
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
})

// tests/isolated/messages.test.ts has the responses that count as failures.
test.each([
  ['a success', { success: true }, 201, 'success', SUCCESS_TOAST],
  ['a failure', { success: true }, 500, 'error', FAILURE_TOAST],
  ['an answer without success', {}, 201, 'error', FAILURE_TOAST],
])('a toast reports %s', async (_, body, status, type, text) => {
  const { sendMessage } = await openForm()
  await sendMessage(Response.json(body, { status }))
  const toast = await screen.findByText(text)
  expect(toast.textContent).toBe(text)
  expect(toast.closest('.toast')).toHaveAttribute('data-type', type)
})

test('after a success the form is empty', async () => {
  const { user, fillIn, backend } = await openForm()
  backend.setResponse('messages', RECEIVED)
  fillIn()
  await user.type(field('phone'), '{Enter}')
  await waitFor(() => {
    expect(values()).toEqual(EMPTY)
  })
  expect(field('phone')).toHaveFocus()
  expect(wrongFields()).toEqual([])
})

// A change of the focus cuts off what a screen reader says.
test('the toast of a sending comes after the button has the focus back', async () => {
  const focusAtToasts: (Element | null)[] = []
  const { user, fillIn, backend } = await openForm()
  const send = screen.getByRole('button', { name: 'Send Now' })
  const region = document.getElementById(TOASTS_ID) ?? expect.fail()
  vi.spyOn(region, 'appendChild').mockImplementation(function (this: Node, list) {
    focusAtToasts.push(document.activeElement)
    return Node.prototype.appendChild.call(this, list)
  })
  const answer = Promise.withResolvers<Response>()
  backend.setResponse('messages', answer.promise)
  fillIn()
  await user.click(send)
  answer.resolve(RECEIVED)
  await screen.findByText(SUCCESS_TOAST)
  expect(focusAtToasts).toEqual([send])
})

test('a held Enter key sends the form once, and makes lines in the message', async () => {
  await openForm()
  const holdEnter = (where: Element) => fireEvent.keyDown(where, { key: 'Enter', repeat: true })
  expect(holdEnter(field('phone')), 'in the phone field').toBe(false)
  expect(holdEnter(screen.getByRole('button', { name: 'Send Now' })), 'on the button').toBe(false)
  expect(holdEnter(field('message')), 'in the message').toBe(true)
})

test('the second click of a double click finds no problem in the form that is empty by then', async () => {
  const { sent } = await openFormAfterSuccess()
  fireEvent.click(screen.getByRole('button', { name: 'Send Now' }), { detail: 2 })
  await afterFrame()
  expect(wrongFields()).toEqual([])
  expect(messageForm()).toHaveTextContent('Your message has reached us.')
  expect(sent()).toBe(1)
})

test.each([
  [
    'another message is begun',
    async ({ user }: Awaited<ReturnType<typeof openForm>>) => user.type(field('phone'), '1'),
  ],
  ['an empty form is sent', async ({ send }: Awaited<ReturnType<typeof openForm>>) => send()],
])('a success is said beside the button until %s', async (_, go) => {
  const form = await openFormAfterSuccess()
  expect(messageForm()).toHaveTextContent('Your message has reached us.')
  await go(form)
  await waitFor(() => {
    expect(messageForm()).not.toHaveTextContent('Your message has reached us.')
  })
})

test('a failure is not reported again after a success, when another message is begun', async () => {
  const { user, send, sendMessage, backend } = await openForm()
  await sendMessage(REFUSED)
  await screen.findByText(FAILURE_TOAST)
  backend.setResponse('messages', RECEIVED)
  await send()
  await screen.findByText(SUCCESS_TOAST)
  await user.type(field('phone'), '1')
  await afterFrame()
  expect(messageForm()).not.toHaveTextContent('Your message has reached us.')
  expect(messageForm()).not.toHaveTextContent(FAILURE)
})

test('after a success a field that is left empty has its message', async () => {
  const { user } = await openFormAfterSuccess()
  await user.click(field('phone'))
  await user.tab()
  expect(await screen.findByText('Phone Number is required')).toBeVisible()
  expect(wrongFields()).toEqual(['phone'])
})

test('after a success the same text as before counts as a change', async () => {
  const { type, send } = await openFormAfterSuccess()
  type('phone', MESSAGE.phone)
  await send()
  expect(await screen.findByText('Message is required')).toBeVisible()
  expect(wrongFields()).toEqual(['firstName', 'lastName', 'email', 'message'])
})

test('a message begun after a success stays when the page is left', async () => {
  const { type, leave, comeBack } = await openFormAfterSuccess()
  type('firstName', 'Anna')
  await leave()
  await comeBack()
  expect(values()).toEqual({ ...EMPTY, firstName: 'Anna' })
})

test('a visitor who comes back finds the form still sending', async () => {
  const { user, comeBack, sent } = await leaveWhileSending()
  await comeBack()
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  expect(values()).toEqual(MESSAGE)
  await user.type(field('message'), ' And lenses.')
  await user.type(field('phone'), '{Enter}')
  expect(values()).toEqual(MESSAGE)
  expect(sent()).toBe(1)
})

test('a success empties the form of a visitor who has come back', async () => {
  const { comeBack, answer } = await leaveWhileSending()
  await comeBack()
  answer(RECEIVED)
  // The toast goes by itself, and the button stays.
  await screen.findByText(SUCCESS_TOAST)
  await screen.findByRole('button', { name: 'Send Now' })
  expect(values()).toEqual(EMPTY)
})

test.each([
  ['a success', 'empty', RECEIVED, SUCCESS_TOAST, EMPTY],
  ['a failure', 'as it was', REFUSED, FAILURE_TOAST, MESSAGE],
])('after %s reported on another page the form is %s', async (_, __, response, toast, kept) => {
  const { comeBack, answer } = await leaveWhileSending()
  answer(response)
  await screen.findByText(toast)
  await comeBack()
  expect(screen.getByRole('button', { name: 'Send Now' })).toBeEnabled()
  expect(values()).toEqual(kept)
})

test('the console says that a message was not sent', async () => {
  const { sendMessage, log } = await openForm()
  await sendMessage(REFUSED)
  await screen.findByText(FAILURE_TOAST)
  expect(log).toHaveBeenCalledWith('The message could not be sent.', expect.anything())
})

test('offline, a message fails at once', async () => {
  onTestFinished(() => {
    onlineManager.setOnline(true)
  })
  const { sendMessage } = await openForm()
  onlineManager.setOnline(false)
  await sendMessage(UNREACHABLE)
  expect(await screen.findByText(FAILURE_TOAST)).toBeVisible()
})

test('after a failure the form names the ways to the zone that the record has', async () => {
  const { sendMessage, show } = await openForm()
  await sendMessage(REFUSED)
  const failure = await within(messageForm()).findByText(FAILURE)
  const links = () =>
    [...(failure.parentElement?.querySelectorAll('a') ?? [])].map(({ href }) => href)
  const email = 'mailto:invest@kanaker-fez.example'
  expect(links()).toEqual([email, 'tel:+37410000000'])
  for (const [record, ways] of [
    [{ contactEmail: 'a@b.am', phoneNumber: '+374 10' }, ' Write to a@b.am or call +374 10.'],
    [{ contactEmail: 'a@b.am' }, ' Write to a@b.am.'],
    [{ phoneNumber: '+374 10' }, ' Call +374 10.'],
    [{ address: 'Yerevan' }, ''],
  ] as const) {
    await show('contact-us', record)
    expect(failure.parentElement?.textContent.trim()).toBe(`${FAILURE}${ways}`)
  }
})

test('the form names the failure when the visitor comes back', async () => {
  const { sendMessage, leave, comeBack } = await openForm()
  await sendMessage(REFUSED)
  await screen.findByText(FAILURE_TOAST)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await leave()
  vi.advanceTimersByTime(60 * 60 * 1000)
  vi.useRealTimers()
  await comeBack()
  expect(messageForm()).toHaveTextContent(FAILURE)
})

test('the toast of a failure stays when the next attempt starts', async () => {
  const { send, sendMessage, backend } = await openForm()
  await sendMessage(REFUSED)
  const failure = await screen.findByText(FAILURE_TOAST)
  // Under the pointer it does not go by itself, however long the next attempt takes.
  fireEvent.pointerEnter(failure)
  backend.setResponse('messages', RECEIVED)
  await send()
  await screen.findByText(SUCCESS_TOAST)
  expect(failure).toBeVisible()
})

test('the form names the failure until the next attempt', async () => {
  const { user, send, sendMessage, backend } = await openForm()
  await sendMessage(REFUSED)
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(messageForm()).toHaveTextContent(FAILURE)
  await user.type(field('message'), ' And lenses.')
  expect(messageForm()).toHaveTextContent(FAILURE)
  backend.setResponse('messages', RECEIVED)
  await send()
  await waitFor(() => {
    expect(messageForm()).toHaveTextContent('Your message has reached us.')
  })
  expect(messageForm()).not.toHaveTextContent(FAILURE)
})
