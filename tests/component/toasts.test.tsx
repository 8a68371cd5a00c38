import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Language } from '../../src/isomorphic/languages.ts'
import { TOASTS_ID } from '../../src/isomorphic/page-marks.ts'
import { ToastList } from '../../src/toasts/toast-list.tsx'
import { header, passTime, renderPart, renderSite } from '../support/dom/render-site.tsx'

/** Renders the toasts, and returns the function that shows one. */
async function renderList(language?: Language) {
  const { toasts } = await renderPart(<ToastList />, language)
  return (...toast: Parameters<typeof toasts.show>) => {
    act(() => {
      toasts.show(...toast)
    })
  }
}

const region = () => document.getElementById(TOASTS_ID) ?? expect.fail()
const shown = () => Array.from(region().querySelectorAll('.toast'), (toast) => toast.textContent)
const cross = () => within(region()).getByRole('button', { name: 'Close' })

test('toasts come into one live region, which is there before them', async () => {
  const show = await renderList()
  const before = region()
  expect(before).toBeEmptyDOMElement()
  expect(before).toHaveAttribute('aria-live', 'polite')
  show('error', 'Not sent')
  expect(region()).toBe(before)
  expect(before).toHaveTextContent('Not sent')
  expect(before.querySelectorAll('[role=alert], [role=status], [aria-live]')).toHaveLength(0)
})

test('nothing in a toast takes the focus but its cross', async () => {
  const show = await renderList()
  show('success', 'OK')
  expect(document.body).toHaveFocus()
  expect([...region().querySelectorAll('a, button, [tabindex]')]).toEqual([cross()])
})

test('a press that began beside a toast does nothing to it', async () => {
  const show = await renderList()
  show('success', 'OK')
  const toast = screen.getByText('OK')
  fireEvent.pointerMove(toast, { buttons: 1, clientX: 900 })
  expect(region().querySelector('[style*=translate]')).toBeNull()
  fireEvent.pointerUp(toast, { clientX: 900 })
  expect(shown()).toEqual(['OK'])
  // A native menu may swallow the end of a press.
  fireEvent.pointerDown(toast, { button: 2, clientX: 900 })
  fireEvent.pointerMove(toast, { buttons: 0, clientX: 600 })
  expect(region().querySelector('[style*=translate]')).toBeNull()
})

test('the newest toast is on top', async () => {
  const show = await renderList()
  show('success', 'First')
  show('success', 'Second')
  expect(shown()).toEqual(['Second', 'First'])
})

test('one toast of an id is on the screen', async () => {
  const show = await renderList()
  show('error', 'Lost', 'ru lost')
  show('error', 'Lost', 'ru lost')
  expect(shown()).toEqual(['Lost'])
})

test('a toast stays five seconds, without those with pointer or focus in it', async () => {
  vi.useFakeTimers()
  const show = await renderList()
  show('success', 'OK')
  passTime(4000)
  fireEvent.pointerEnter(screen.getByText('OK'))
  passTime(60_000)
  act(() => {
    cross().focus()
  })
  fireEvent.pointerLeave(screen.getByText('OK'))
  passTime(60_000)
  act(() => {
    cross().blur()
  })
  passTime(999)
  expect(shown()).toEqual(['OK'])
  passTime(1)
  expect(shown()).toEqual([])
})

test('a toast that moves up under the pointer waits, too', async () => {
  vi.useFakeTimers()
  const show = await renderList()
  show('success', 'First')
  show('success', 'Second')
  fireEvent.pointerOver(screen.getByText('Second'))
  fireEvent.click(screen.getByText('Second'))
  // An element that was removed hears of no `pointerout`, and the pointer comes from its parent.
  fireEvent.pointerOver(screen.getByText('First'), { relatedTarget: region() })
  passTime(60_000)
  expect(shown()).toEqual(['First'])
})

test.each(['click', 'cross'])('a %s closes its toast alone', async (way) => {
  const show = await renderList()
  show('success', 'First')
  show('success', 'Second')
  const first = screen.getByText('First').parentElement ?? expect.fail()
  await userEvent.click(way === 'cross' ? within(first).getByRole('button') : first)
  expect(shown()).toEqual(['Second'])
})

/** Shows toasts with these words, below a button. */
async function renderBelowSend(...words: string[]) {
  const { toasts } = await renderPart(
    <>
      <button>Send</button>
      <ToastList />
    </>,
  )
  // It comes after the page, as in `index.html`.
  document.body.append(region())
  act(() => {
    for (const one of words) toasts.show('success', one)
  })
}

test('a toast that is closed by a key gives the focus back', async () => {
  await renderBelowSend('Second', 'First')
  // To the button, and past the cross of the first toast.
  for (let press = 0; press < 3; press++) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(shown()).toEqual(['First'])
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
})

test('a toast that goes by itself leaves the focus in another one', async () => {
  vi.useFakeTimers()
  await renderBelowSend('First', 'Second')
  const [second] = within(region()).getAllByRole('button')
  act(() => {
    screen.getByRole('button', { name: 'Send' }).focus()
    second?.focus()
  })
  passTime(5000)
  expect(shown()).toEqual(['Second'])
  expect(second).toHaveFocus()
})

test('the cross of a toast is named in the language on the screen', async () => {
  const show = await renderList('ru')
  show('success', 'OK')
  expect(screen.getByRole('button', { name: 'Закрыть' })).toBeVisible()
})

test('an open modal menu holds the live region of toasts', async () => {
  const { user } = await renderSite('/services')
  const before = region()
  await user.click(header().getByRole('button', { name: 'Menu' }))
  const menu = screen.getByRole('dialog', { name: 'Menu' })
  expect(menu).toContainElement(before)
  await user.click(within(menu).getByRole('button', { name: 'Close menu' }))
  expect(menu).not.toContainElement(before)
  expect(region()).toBe(before)
})
