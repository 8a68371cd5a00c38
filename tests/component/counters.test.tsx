import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { startBackend } from '../support/backend.ts'
import { ObserverInHand } from '../support/observer-in-hand.ts'
import { renderSite } from '../support/render-site.tsx'
import { stubMedia } from '../support/stub-browser.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Opens the home page with counters. Time stops until a test advances it. */
async function openCounters(...counts: unknown[]) {
  vi.stubGlobal('IntersectionObserver', ObserverInHand)
  const goalItems = counts.map((count, place) => ({ count, title: `Goal ${place + 1}` }))
  await renderSite('/', { backend: startBackend({ 'get-home-page': { goalItems } }) })
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
}

const counter = (place: number) => screen.getByText(`Goal ${place}`).parentElement
/** The moving number, or the final one if it is alone. */
const shown = (place: number) => {
  const item = counter(place)?.querySelector('strong')
  return (item?.querySelector('[aria-hidden]') ?? item)?.textContent
}
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
const scrollIntoView = () => {
  act(() => {
    ObserverInHand.reportAll(true)
  })
}

test('a counter waits at 0 until it is seen', async () => {
  await openCounters(120)
  act(() => {
    ObserverInHand.reportAll(false)
  })
  pass(5000)
  expect(shown(1)).toBe('0')
})

test('a counter runs from 0 to its end value over 2 seconds', async () => {
  await openCounters(1000)
  scrollIntoView()
  expect(shown(1)).toBe('0')

  const way = [0, 400, 800, 1200, 1600].map((time, place, times) => {
    pass(time - (times[place - 1] ?? 0))
    return Number(shown(1))
  })
  expect(way).toEqual(way.toSorted((one, other) => one - other))
  expect(new Set(way).size).toBe(way.length)
  expect(way.at(-1)).toBeLessThan(1000)

  pass(420)
  expect(shown(1)).toBe('1000')
})

test('each counter starts 200 ms after the one before it', async () => {
  await openCounters(1000, 1000, 1000)
  scrollIntoView()
  pass(190)
  expect(Number(shown(1))).toBeGreaterThan(0)
  expect([shown(2), shown(3)]).toEqual(['0', '0'])
  pass(200)
  expect(Number(shown(2))).toBeGreaterThan(0)
  expect(shown(3)).toBe('0')
  pass(1630)
  expect(shown(1)).toBe('1000')
  expect(shown(2)).not.toBe('1000')
  pass(200)
  expect(shown(2)).toBe('1000')
  expect(shown(3)).not.toBe('1000')
  pass(200)
  expect(shown(3)).toBe('1000')
})

test('a counter ends on exactly the text of its record', async () => {
  const counts = ['1200+', '85%', '1,200', '3.5', 'over 30', 24]
  await openCounters(...counts)
  scrollIntoView()
  // Each counter starts 200 ms after the one before it.
  pass(2100 + 5 * 200)
  const ends = counts.map((_, place) => counter(place + 1)?.querySelector('strong')?.textContent)
  expect(ends).toEqual(counts.map(String))
})

test('a counter that is no number is shown as it is', async () => {
  await openCounters('many')
  expect(shown(1)).toBe('many')
})

test('a screen reader hears only the final value while the number moves', async () => {
  await openCounters('1200+')
  scrollIntoView()
  pass(500)
  const heard = [...(counter(1)?.querySelectorAll('strong span:not([aria-hidden] *)') ?? [])]
    .filter((span) => span.childElementCount === 0 && !span.closest('[aria-hidden]'))
    .map((span) => span.textContent)
  expect(heard).toEqual(['1200+'])
})

test('with reduced motion, a counter shows its final value at once', async () => {
  stubMedia({ reducedMotion: true })
  await openCounters('1200+', '85%')
  expect([shown(1), shown(2)]).toEqual(['1200+', '85%'])
})

test('an item without a count shows its title alone', async () => {
  await openCounters(null, 5)
  expect(counter(1)).toHaveTextContent(/^Goal 1$/)
  expect(counter(1)?.querySelector('strong')).toBeNull()
})
