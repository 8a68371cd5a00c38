import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { CONTENT_CALLS } from '../../src/api/calls/calls.ts'
import { HANGING, sampleContent, startBackend, UNREACHABLE } from '../support/backend.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { FAULTS, PAGE_OF } from '../support/faults.ts'
import { renderSite } from '../support/render-site.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

const main = () => within(screen.getByRole('main'))
const tryAgain = () => main().queryByRole('button', { name: 'Try again' })
const nothingYet = () => main().queryByText('There is nothing here yet.')

/** The calls of the frame, whose failure leaves the content of a page alone. */
const FRAME_CALLS = ['navbar-data', 'meta-tags']
/** A fault for each outcome; the outcome of every fault: tests/unit/dom/failing-calls.test.ts. */
const OUTCOMES = ['no connection', 'no answer', 'a null payload', 'half of its fields'] as const

const cases = CONTENT_CALLS.flatMap((call) => OUTCOMES.map((fault) => [call, fault] as const))

/** Time passes as it does, until the end of the test: no timer outlives it. */
function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

test.each(cases)('where %s brings %s, all else stands, and it recovers', async (call, fault) => {
  const [path, heading] = PAGE_OF[call]
  const { answer, shows } = FAULTS[fault]
  // What still waits for its turn at the end would ask the backend of a later test.
  if (shows === 'on its way') holdTimers()
  const backend = startBackend({ [call]: answer(call) })
  const { user, router } = await renderSite(path, { backend, settled: shows !== 'on its way' })

  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(document.title).not.toBe('')
  expect(document.body).not.toHaveTextContent(/undefined|\bnull\b|NaN|\[object/)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  const asked = () => backend.asked.filter((name) => name === call)
  expect(asked()).toHaveLength(1)
  expect(console.error).toHaveBeenCalledTimes(shows === 'failure' ? 1 : 0)

  if (FRAME_CALLS.includes(call) || shows === 'content' || shows === 'on its way') return
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
  expect(tryAgain() !== null).toBe(shows === 'failure')
  expect(nothingYet() !== null).toBe(shows === 'nothing yet')

  backend.answer(call, sampleContent(call))
  const button = tryAgain()
  if (button) {
    await user.dblClick(button)
  } else {
    await router.navigate({ to: '/error' })
    router.history.back()
    await screen.findByRole('heading', { level: 1, name: heading })
  }
  await expect.poll(() => tryAgain() ?? nothingYet()).toBeNull()
  expect(asked()).toHaveLength(2)
})

test('nothing is retried behind the visitor’s back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'], shouldAdvanceTime: true })
  const backend = startBackend({ 'get-home-page': UNREACHABLE })
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

test('content that is on its way for longer than 600 ms is announced, and no sooner', async () => {
  holdTimers()
  const backend = startBackend({ 'get-home-page': HANGING })
  await renderSite('/', { backend, settled: false })
  const status = main().getByRole('status')
  expect(status.nextElementSibling).toHaveAttribute('aria-busy', 'true')
  expect(tryAgain()).not.toBeInTheDocument()

  const pass = (time: number) => {
    act(() => {
      vi.advanceTimersByTime(time)
    })
  }
  pass(400)
  expect(status).toBeEmptyDOMElement()
  pass(200)
  expect(status).toHaveTextContent('The content is on its way.')
})

test('a page of which the backend holds the banner alone says that there is nothing yet, and leads home', async () => {
  const banner = { ourResidentsBanner: '/media/banner-our-residents.svg' }
  await renderSite('/our-residenst', {
    backend: startBackend({ 'get-our-residents-page': banner }),
  })
  expect(main().getByText('There is nothing here yet.')).toBeVisible()
  expect(main().getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  expect(main().getByRole('heading', { level: 1, name: 'Our residents' })).toBeVisible()
  expect(screen.getByRole('main').querySelector('.backdrop img')).toBeInTheDocument()
})

test.each([
  ['ru', 'Здесь пока ничего нет.', 'Контакты'],
  ['arm', 'Այստեղ դեռ ոչինչ չկա։', 'Կապ'],
])(
  'that there is nothing yet is said in %s, and home leads to the contacts',
  async (language, words, contact) => {
    localStorage.setItem('language', language)
    await renderSite('/', { backend: startBackend({ 'get-home-page': null }) })
    expect(main().getByText(words)).toBeVisible()
    expect(main().getByRole('link', { name: contact })).toHaveAttribute('href', '/contact')
  },
)

test('where every call fails, every page still has its frame, its heading and its languages', async () => {
  const failing = CONTENT_CALLS.map((call) => [call, UNREACHABLE])
  const backend = startBackend(Object.fromEntries(failing) as Parameters<typeof startBackend>[0])
  const { user } = await renderSite('/residents', { backend })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How to become a resident')
  await chooseLanguage(user, 'Русский')
  expect(await screen.findByRole('heading', { name: 'Как стать резидентом' })).toBeVisible()
  expect(backend.asked.toSorted()).toEqual(CONTENT_CALLS.toSorted())
})
