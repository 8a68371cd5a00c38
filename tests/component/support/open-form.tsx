import { act, fireEvent, screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { findPage, renderSite } from '../../support/dom/render-site.tsx'
import { MESSAGE } from '../../support/message.ts'

export const EMPTY = Object.fromEntries(Object.keys(MESSAGE).map((name) => [name, '']))

export const RECEIVED = Response.json({ success: true })
export const REFUSED = Response.json({ success: false })
export const SUCCESS_TOAST = 'Message sent successfully!'
export const FAILURE_TOAST = 'Failed to send message. Please try again.'

export const messageForm = () => screen.getByRole('form', { name: 'Send us a message' })

export const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`form [name=${name}]`) ??
  expect.fail(`The form has no field ${name}.`)

export const values = () =>
  Object.fromEntries(Object.keys(MESSAGE).map((name) => [name, field(name).value]))

export const wrongFields = () =>
  [...document.querySelectorAll('[aria-invalid=true]')].map((wrong) => wrong.getAttribute('name'))

/** Opens the contact page. Failed messages are logged, and the log is not shown. */
export async function openForm(options: Parameters<typeof renderSite>[1] = {}) {
  const log = vi.spyOn(console, 'error')
  const failTest = log.getMockImplementation()
  log.mockImplementation((...line: unknown[]) => {
    if (line[0] !== 'The message could not be sent.') failTest?.(...line)
  })
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
  return { ...site, type, fillIn, send, sendMessage, sent, leave, comeBack, log }
}
