import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CONTENT_CALLS } from '../../src/api/calls.ts'
import { HANGING, startBackend } from '../support/backend.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { FAULT_NAMES, FAULTS, PAGE_OF } from '../support/faults.ts'
import { renderSite } from '../support/render-site.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

const cases = CONTENT_CALLS.flatMap((call) =>
  [...FAULT_NAMES, 'no answer' as const].map((fault) => [call, fault] as const),
)

test.each(cases)(
  'where %s brings %s, frame and heading stand, asked for once',
  async (call, fault) => {
    const [path, heading] = PAGE_OF[call]
    const hangs = fault === 'no answer'
    const backend = startBackend({ [call]: hangs ? HANGING : FAULTS[fault]() })
    await renderSite(path, { backend, settled: !hangs })

    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
    expect(document.title).not.toBe('')
    expect(document.body).not.toHaveTextContent(/undefined|\bnull\b|NaN|\[object/)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(backend.asked.filter((asked) => asked === call)).toHaveLength(1)
  },
)

test('nothing is retried behind the visitor’s back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'], shouldAdvanceTime: true })
  const backend = startBackend({ 'get-home-page': FAULTS['a server error']() })
  await renderSite('/', { backend })
  const before = backend.asked.length
  await vi.advanceTimersByTimeAsync(60_000)
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(backend.asked).toHaveLength(before)
  vi.useRealTimers()
})

test('while content is on its way there is neither a notice nor content', async () => {
  const backend = startBackend({ 'get-home-page': HANGING })
  await renderSite('/', { backend, settled: false })
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  expect(screen.getByRole('main').querySelector('[aria-busy="true"]')).toBeInTheDocument()
})

test('where every call fails, every page still has its frame, its heading and its languages', async () => {
  const failing = CONTENT_CALLS.map((call) => [call, FAULTS['a server error']()])
  const backend = startBackend(Object.fromEntries(failing) as Parameters<typeof startBackend>[0])
  const { user } = await renderSite('/residents', { backend })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How to become a resident')
  await chooseLanguage(user, 'Русский')
  expect(await screen.findByRole('heading', { name: 'Как стать резидентом' })).toBeVisible()
  expect(backend.asked.toSorted()).toEqual(CONTENT_CALLS.toSorted())
})
