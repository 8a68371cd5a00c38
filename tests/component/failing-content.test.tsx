import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { CONTENT_CALLS, type ContentCall } from '../../src/api/calls/calls.ts'
import { startBackend } from '../support/backend.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { sampleContent } from '../support/content.ts'
import { FAULT_NAMES, FAULTS, HANGING, UNREACHABLE } from '../support/faults.ts'
import { renderSite } from '../support/render-site.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

const main = () => within(screen.getByRole('main'))
const tryAgain = () => main().queryByRole('button', { name: 'Try again' })
const failure = () => main().queryByText('This content could not be loaded.')
const nothingYet = () => main().queryByText('There is nothing here yet.')

/** Calls of header, footer and head. Their failure does not affect a page's content. */
const FRAME_CALLS = ['navbar-data', 'meta-tags']

/** For each call, a page that shows its record, with the page's heading. */
const PAGE_OF: Record<ContentCall, [path: string, heading: string]> = {
  'contact-us': ['/contact', 'Contact'],
  'get-home-page': ['/', 'Kanaker Free Economic Zone'],
  'get-about-page': ['/about-FEZ', 'About the FEZ'],
  'get-become-resident-page': ['/residents', 'How to become a resident'],
  'get-resident-incentives-page': ['/preferences-incentives', 'Resident incentives'],
  'get-our-residents-page': ['/our-residenst', 'Our residents'],
  'get-service-page': ['/services', 'Services'],
  'navbar-data': ['/contact', 'Contact'],
  'meta-tags': ['/services', 'Services'],
}

/** Every call with a failure and with nothing, and one of them with every fault that pages see. */
const CASES = [
  ...CONTENT_CALLS.flatMap((call) =>
    (['refused', 'null payload'] as const).map((fault) => [call, fault] as const),
  ),
  ...FAULT_NAMES.filter((fault) => FAULTS[fault].shows !== undefined).map(
    (fault) => ['get-service-page', fault] as const,
  ),
]

test.each(CASES)(
  'if %s has the fault %s, the rest of the page works, and it recovers',
  async (call, fault) => {
    const [path, heading] = PAGE_OF[call]
    const { answer, shows } = FAULTS[fault]
    const faulty = answer(sampleContent(call), `/fez/${call}`)
    const backend = startBackend({ [call]: faulty })
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

    if (FRAME_CALLS.includes(call) || shows === 'on its way') return
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
    expect(tryAgain() !== null).toBe(shows === 'failure')
    expect(failure() !== null).toBe(shows === 'failure')
    expect(nothingYet() !== null).toBe(shows === 'nothing yet')
    if (shows === 'content') return

    backend.answer(call, sampleContent(call))
    const before = backend.asked.length
    const button = tryAgain()
    if (button) {
      await user.dblClick(button)
    } else {
      await router.navigate({ to: '/error' })
      router.history.back()
      await screen.findByRole('heading', { level: 1, name: heading })
    }
    await expect.poll(() => tryAgain() ?? nothingYet()).toBeNull()
    expect(backend.asked.slice(before)).toEqual([call])
  },
)

test('no call is retried without the visitor asking for it', async () => {
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

test('content that takes longer than 600 ms is announced as loading, and no sooner', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => {
    vi.useRealTimers()
  })
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

test('a page whose record holds only the banner says that there is nothing yet, and leads home', async () => {
  const banner = { ourResidentsBanner: '/media/banner-our-residents.svg' }
  await renderSite('/our-residenst', {
    backend: startBackend({ 'get-our-residents-page': banner }),
  })
  expect(main().getByText('There is nothing here yet.')).toBeVisible()
  expect(main().getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  expect(main().getByRole('heading', { level: 1, name: 'Our residents' })).toBeVisible()
  expect(screen.getByRole('main').querySelector('.hero-picture img')).toBeInTheDocument()
})

test.each([
  ['ru', 'Здесь пока ничего нет.', 'Контакты'],
  ['arm', 'Այստեղ դեռ ոչինչ չկա։', 'Կապ'],
])(
  'the notice that there is nothing yet is shown in %s, and leads from home to the contacts',
  async (language, words, contact) => {
    localStorage.setItem('language', language)
    await renderSite('/', { backend: startBackend({ 'get-home-page': null }) })
    expect(main().getByText(words)).toBeVisible()
    expect(main().getByRole('link', { name: contact })).toHaveAttribute('href', '/contact')
  },
)

test('a backend without any content leaves a site that can be navigated', async () => {
  const nothing = CONTENT_CALLS.map((call) => [call, null])
  const backend = startBackend(Object.fromEntries(nothing) as Parameters<typeof startBackend>[0])
  const { user } = await renderSite('/', { backend })
  expect(nothingYet()).toBeVisible()
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Kanaker Free Economic Zone')
  const navigation = within(screen.getByRole('navigation', { name: 'Main navigation' }))
  await user.click(navigation.getByRole('link', { name: 'Contact' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  expect(document.title).toBe('Contact | Kanaker Free Economic Zone')
})

test('if every call fails, every page still has its frame, its heading and its languages', async () => {
  const failing = CONTENT_CALLS.map((call) => [call, UNREACHABLE])
  const backend = startBackend(Object.fromEntries(failing) as Parameters<typeof startBackend>[0])
  const { user } = await renderSite('/residents', { backend })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How to become a resident')
  await chooseLanguage(user, 'Русский')
  expect(await screen.findByRole('heading', { name: 'Как стать резидентом' })).toBeVisible()
  expect(backend.asked.toSorted()).toEqual(CONTENT_CALLS.toSorted())
})
