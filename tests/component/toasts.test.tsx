import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Language } from '../../src/isomorphic/languages.ts'
import { ToastRegion } from '../../src/toasts/toast-region.tsx'
import { header, passTime, renderPart, renderSite } from '../support/dom/render-site.tsx'

/** Renders the place of toasts, and returns the function that shows one. */
async function renderRegion(language?: Language) {
  const { toasts } = await renderPart(<ToastRegion />, language)
  return (...toast: Parameters<typeof toasts.show>) => {
    act(() => {
      toasts.show(...toast)
    })
  }
}

const region = () => document.querySelector<HTMLElement>('.toasts') ?? expect.fail()
const shown = () => [...region().children].map((toast) => toast.textContent)
const cross = () => within(region()).getByRole('button', { name: 'Close' })

test('toasts are one live region, which is there before the first', async () => {
  const show = await renderRegion()
  const before = region()
  expect(before).toBeEmptyDOMElement()
  expect(before).toHaveAttribute('aria-live', 'polite')
  show('error', 'Not sent')
  expect(region()).toBe(before)
  expect(before).toHaveTextContent('Not sent')
  expect(before.querySelectorAll('[role=alert], [role=status], [aria-live]')).toHaveLength(0)
})

test('a toast that comes before its live region is drawn after it', async () => {
  const { toasts } = await renderPart(<LateRegion />)
  toasts.show('success', 'OK')
  const changed: Node[] = []
  new MutationObserver((changes) => {
    changed.push(...changes.map(({ target }) => target))
  }).observe(document.body, { childList: true, subtree: true })
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(shown()).toEqual(['OK'])
  expect(changed).toContain(region())
})

function LateRegion() {
  const [isThere, setIsThere] = useState(false)
  return isThere ? (
    <ToastRegion />
  ) : (
    <button
      onClick={() => {
        setIsThere(true)
      }}
    >
      Show
    </button>
  )
}

test('nothing in a toast takes the focus but its cross', async () => {
  const show = await renderRegion()
  show('success', 'OK')
  expect(document.body).toHaveFocus()
  expect([...region().querySelectorAll('a, button, [tabindex]')]).toEqual([cross()])
})

test('a press that began beside a toast does nothing to it', async () => {
  const show = await renderRegion()
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
  const show = await renderRegion()
  show('success', 'First')
  show('success', 'Second')
  expect(shown()).toEqual(['Second', 'First'])
})

test('one toast of an id is on the screen', async () => {
  const show = await renderRegion()
  show('error', 'Lost', 'ru lost')
  show('error', 'Lost', 'ru lost')
  expect(shown()).toEqual(['Lost'])
})

test('a toast stays five seconds, without those with pointer or focus in it', async () => {
  vi.useFakeTimers()
  const show = await renderRegion()
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
  const show = await renderRegion()
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
  const show = await renderRegion()
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
      <ToastRegion />
    </>,
  )
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
  const show = await renderRegion('ru')
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
