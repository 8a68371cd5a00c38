import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CONTENT_CALLS, type ContentCall } from '../../src/api/calls/calls.ts'
import { sampleContent } from '../support/content.ts'
import {
  chooseLanguage,
  findPage,
  footer,
  main,
  navigationBar,
  renderSite,
} from '../support/dom/render-site.tsx'
import { stubBackend } from '../support/dom/stub-backend.ts'
import { FAULT_NAMES, FAULTS, HANGING, UNREACHABLE } from '../support/faults.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

const SERVER_ERROR = () => new Response('{}', { status: 500 })
const everyCall = (response: unknown) =>
  Object.fromEntries(CONTENT_CALLS.map((call) => [call, response]))

const tryAgain = () => main().queryByRole('button', { name: 'Try again' })
const failure = () => main().queryByText('This content could not be loaded.')
const nothingYet = () => main().queryByText('There is nothing here yet.')
const contentShown = () =>
  expect.poll(() => main().getAllByRole('heading').length).toBeGreaterThan(1)

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
    const { respond, shows } = FAULTS[fault]
    const faulty = respond(sampleContent(call), `/fez/${call}`)
    const { backend, user, router } = await renderSite(path, {
      responses: { [call]: faulty },
      settled: shows !== 'on its way',
    })

    for (const part of ['banner', 'contentinfo']) expect(screen.getByRole(part)).toBeVisible()
    expect(navigationBar().getByText('Contact')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(document.title).not.toBe('')
    expect(document.body).not.toHaveTextContent(/undefined|\bnull\b|NaN|\[object/)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(backend.calls.filter((name) => name === call)).toHaveLength(1)
    expect(console.error).toHaveBeenCalledTimes(shows === 'failure' ? 1 : 0)

    if (FRAME_CALLS.includes(call) || shows === 'on its way') return
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
    expect(tryAgain() !== null).toBe(shows === 'failure')
    expect(failure() !== null).toBe(shows === 'failure')
    expect(nothingYet() !== null).toBe(shows === 'nothing yet')
    if (shows === 'content') return

    backend.setResponse(call, sampleContent(call))
    const before = backend.calls.length
    const button = tryAgain()
    if (button) {
      await user.dblClick(button)
    } else {
      await router.navigate({ to: '/error' })
      router.history.back()
      await findPage(heading)
    }
    await expect.poll(() => tryAgain() ?? nothingYet()).toBeNull()
    expect(backend.calls.slice(before)).toEqual([call])
  },
)

test('if every call fails, every page still has its frame, heading and languages, and no call is retried unasked', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'], shouldAdvanceTime: true })
  const { backend, user } = await renderSite('/residents', { responses: everyCall(UNREACHABLE) })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How to become a resident')
  await chooseLanguage(user, 'Русский')
  expect(await findPage('Как стать резидентом')).toBeVisible()

  await vi.advanceTimersByTimeAsync(60_000)
  for (const event of ['online', 'focus']) window.dispatchEvent(new Event(event))
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(backend.calls.toSorted()).toEqual(CONTENT_CALLS.toSorted())
})

test('a backend without any content leaves a site that can be navigated', async () => {
  const { user } = await renderSite('/', { responses: everyCall(null) })
  expect(nothingYet()).toBeVisible()
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Kanaker Free Economic Zone')
  await user.click(navigationBar().getByRole('link', { name: 'Contact' }))
  expect(await findPage('Contact')).toBeVisible()
  expect(document.title).toBe('Contact | Kanaker Free Economic Zone')
})

test('content that takes longer than 600 ms is announced as loading, and no sooner', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await renderSite('/', { responses: { 'get-home-page': HANGING }, settled: false })
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

test('a page whose record holds only the banner shows it, says that there is nothing yet, and leads home', async () => {
  const banner = { ourResidentsBanner: '/media/banner-our-residents.svg' }
  await renderSite('/our-residenst', { responses: { 'get-our-residents-page': banner } })
  expect(nothingYet()).toBeVisible()
  expect(main().getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  expect(main().getByRole('heading', { level: 1, name: 'Our residents' })).toBeVisible()
  expect(screen.getByRole('main').querySelector('.hero-picture img')).toBeInTheDocument()
})

test.each([
  ['ru', 'Здесь пока ничего нет.', 'Контакты', 'Не удалось загрузить', 'Повторить попытку'],
  ['arm', 'Այստեղ դեռ ոչինչ չկա։', 'Կապ', 'Չհաջողվեց բեռնել', 'Կրկին փորձել'],
] as const)(
  'in %s, home says that there is nothing yet and leads to the contacts, or that its content failed',
  async (language, nothing, contact, failed, again) => {
    const backend = stubBackend({ 'get-home-page': null })
    const { router } = await renderSite('/', { language, backend })
    expect(main().getByText(nothing)).toBeVisible()
    expect(main().getByRole('link', { name: contact })).toHaveAttribute('href', '/contact')

    backend.setResponse('get-home-page', SERVER_ERROR())
    await router.navigate({ to: '/error' })
    await router.navigate({ to: '/' })
    expect(await main().findByText(new RegExp(`^${failed}`))).toBeVisible()
    expect(main().getByRole('button', { name: again })).toBeVisible()
  },
)

test('if the content fails again, the notice comes back; once it is there, its heading has the focus', async () => {
  const responses = { 'get-home-page': SERVER_ERROR() }
  const { backend, user } = await renderSite('/', { responses })
  await user.click(main().getByRole('button', { name: 'Try again' }))
  const button = await main().findByRole('button', { name: 'Try again' })

  backend.setResponse('get-home-page', sampleContent('get-home-page'))
  await user.click(button)
  await contentShown()
  expect(main().getByRole('heading', { level: 1 })).toHaveFocus()
})

test.each([
  ['has gone to another page', true],
  ['is elsewhere on the page', false],
])('content that comes when the visitor %s takes no focus', async (_, leaves) => {
  const responses = { 'get-service-page': SERVER_ERROR() }
  const { backend, user, router } = await renderSite('/services', { responses })
  const { promise, resolve } = Promise.withResolvers()
  backend.setResponse('get-service-page', promise)
  await user.click(main().getByRole('button', { name: 'Try again' }))
  if (leaves) await router.navigate({ to: '/error' })
  const elsewhere = screen.getByRole('button', { name: 'Language: English' })
  elsewhere.focus()
  resolve(sampleContent('get-service-page'))
  if (!leaves) await contentShown()
  await screen.findAllByRole('link', { name: 'Services' })
  expect(elsewhere).toHaveFocus()
})

test('Try again makes no second request while the record is being requested', async () => {
  const { backend, user, router } = await renderSite('/', { responses: { 'get-home-page': null } })
  const asked = () => backend.calls.filter((call) => call === 'get-home-page')
  for (const answer of [SERVER_ERROR(), HANGING]) {
    await router.navigate({ to: '/error' })
    backend.setResponse('get-home-page', answer)
    await router.navigate({ to: '/' })
    await main().findByRole('button', { name: 'Try again' })
  }
  await expect.poll(asked).toHaveLength(3)

  await user.click(main().getByRole('button', { name: 'Try again' }))
  await user.click(main().getByRole('button', { name: 'Try again' }))
  expect(asked()).toHaveLength(3)
})

test('coming back to a page requests a failed record again', async () => {
  const responses = { 'get-service-page': SERVER_ERROR() }
  const { backend, router } = await renderSite('/services', { responses })
  await router.navigate({ to: '/error' })
  await findPage('404 Error Page')
  backend.setResponse('get-service-page', sampleContent('get-service-page'))
  router.history.back()
  await findPage('Services')
  await contentShown()
  expect(tryAgain()).not.toBeInTheDocument()
})

test('of the records of header and footer, at a page change an empty one is requested again at once, and a failed one after 30 s', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const failing = ['contact-us', 'get-our-residents-page', 'get-service-page', 'meta-tags'] as const
  const responses = Object.fromEntries(failing.map((call) => [call, SERVER_ERROR()]))
  const { backend, router } = await renderSite('/', {
    responses: { ...responses, 'navbar-data': null },
  })
  const links = within(footer().getByRole('navigation', { name: 'Footer navigation' }))
  expect(links.queryByRole('link')).not.toBeInTheDocument()
  const before = backend.calls.length
  for (const call of ['navbar-data', ...failing] as const)
    backend.setResponse(call, sampleContent(call))

  vi.setSystemTime(Date.now() + 29_000)
  await router.navigate({ to: '/residents' })
  await links.findByRole('link', { name: 'Contact' })
  expect(backend.calls.slice(before)).toEqual(['navbar-data'])

  vi.setSystemTime(Date.now() + 1_000)
  await router.navigate({ to: '/about-FEZ' })
  await expect.poll(() => backend.calls.slice(before + 1).toSorted()).toEqual(failing.toSorted())
})
