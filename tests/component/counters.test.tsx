import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { controlObservers } from '../support/dom/control-observers.ts'
import { passTime, renderSite } from '../support/dom/render-site.tsx'
import { stubMedia } from '../support/dom/stub-browser.ts'

/** Opens the home page with counters. Time stops until a test advances it. */
async function openCounters(...counts: unknown[]) {
  const showAll = controlObservers()
  const goalItems = counts.map((count, place) => ({ count, title: `Goal ${place + 1}` }))
  await renderSite('/', { responses: { 'get-home-page': { goalItems } } })
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  return showAll
}

const counters = () =>
  screen.getAllByText(/^Goal \d$/).map((title) => title.parentElement?.querySelector('strong'))
/** The moving numbers, or the final ones if they are alone. */
const shown = () =>
  counters().map((item) => (item?.querySelector('[aria-hidden]') ?? item)?.textContent)

test('counters run for 2 s, each 200 ms after the one before', async () => {
  const showAll = await openCounters(1000, 1000, 1000)
  showAll(false)
  passTime(5000)
  expect(shown()).toEqual(['0', '0', '0'])

  showAll(true)
  expect(shown()).toEqual(['0', '0', '0'])
  passTime(190)
  const [first = NaN, ...others] = shown().map(Number)
  expect(first, 'the first counter').toBeGreaterThan(0)
  expect(others).toEqual([0, 0])
  passTime(1600)
  expect(Number(shown()[0]), 'the first counter, later').toBeGreaterThan(first)
  expect(shown()).not.toContain('1000')

  passTime(230)
  expect(shown().map((text) => text === '1000')).toEqual([true, false, false])
  passTime(200)
  expect(shown().map((text) => text === '1000')).toEqual([true, true, false])
  passTime(200)
  expect(shown()).toEqual(['1000', '1000', '1000'])
})

test('a screen reader hears only the final value of a counter', async () => {
  const showAll = await openCounters('1200+')
  expect(shown()).toEqual(['0+'])
  showAll(true)
  passTime(500)
  const heard = [...(counters()[0]?.querySelectorAll('span:not([aria-hidden] *)') ?? [])]
    .filter((span) => span.childElementCount === 0 && !span.closest('[aria-hidden]'))
    .map((span) => span.textContent)
  expect(heard).toEqual(['1200+'])
  passTime(1700)
  expect(counters()[0]?.textContent).toBe('1200+')
})

test('a count that is no number, or missing, stands still', async () => {
  const showAll = await openCounters('many', null)
  expect(shown()).toEqual(['many', undefined])
  showAll(true)
  passTime(500)
  expect(shown()).toEqual(['many', undefined])
})

test('with reduced motion, a counter shows its final value at once', async () => {
  stubMedia({ reducedMotion: true })
  await openCounters('1200+', '85%')
  expect(shown()).toEqual(['1200+', '85%'])
})
