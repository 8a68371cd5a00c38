import { onlineManager } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { FRAME_ENDPOINTS } from '../../src/frame/frame-endpoints.ts'
import { CONTENT_CALLS, type ContentCall } from '../../src/isomorphic/calls.ts'
import { callOfPage } from '../support/call-of-page.ts'
import { sampleContent } from '../support/content.ts'
import {
  findPage,
  footer,
  main,
  navigationBar,
  passTime,
  renderSite,
} from '../support/dom/render-site.tsx'
import { everyCall, type Responses } from '../support/dom/stub-backend.ts'
import { HANGING, UNREACHABLE } from '../support/faults.ts'
import { DIFFERENT_PAGES } from '../support/product-routes.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

const SERVER_ERROR = () => new Response('{}', { status: 500 })

const tryAgain = () => main().queryByRole('button', { name: 'Try again' })
const failure = () => main().queryByText('This content could not be loaded.')
const nothingYet = () => main().queryByText('There is nothing here yet.')

/** Calls of header, footer and head. Their failure does not affect a page's content. */
const FRAME_CALLS: ContentCall[] = ['navbar-data', 'meta-tags']

/** A page that shows the record of a call. Every page shows the frame's records. */
const pageWith = (call: ContentCall) =>
  DIFFERENT_PAGES.find((path) => callOfPage(path) === call) ?? '/services'

// tests/unit/src/api/request-records.test.ts has every fault of a call.
test.each(CONTENT_CALLS.map((call) => [call, pageWith(call)] as const))(
  'without the record of %s the rest of %s works',
  async (call, path) => {
    await renderSite(path, { responses: { [call]: SERVER_ERROR() } })
    for (const part of ['banner', 'contentinfo']) expect(screen.getByRole(part)).toBeVisible()
    expect(navigationBar().getByText('Contact')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(document.title).not.toBe('')
    expect(document.body).not.toHaveTextContent(/undefined|\bnull\b|NaN|\[object/)
    const isShownByPage = !FRAME_CALLS.includes(call)
    expect(failure() !== null).toBe(isShownByPage)
    expect(tryAgain() !== null).toBe(isShownByPage)
  },
)

test('failed calls are logged, and no toast says so', async () => {
  await renderSite('/residents', { responses: everyCall(SERVER_ERROR()) })
  // React logs its own line if a part of the page comes late (https://github.com/react/react/pull/37104).
  const lines = vi.mocked(console.error).mock.calls.map(([line]) => String(line))
  expect(lines.filter((line) => line.startsWith('Content call')).toSorted()).toEqual(
    CONTENT_CALLS.map((call) => `Content call ${call} failed.`).toSorted(),
  )
  expect(document.querySelector('.toast')).not.toBeInTheDocument()
})

test('if Try again brings an empty record, the heading takes the focus of the button', async () => {
  const responses = { 'get-service-page': SERVER_ERROR() }
  const { backend, user } = await renderSite('/services', { responses })
  backend.setResponse('get-service-page', null)
  await user.click(tryAgain() ?? expect.fail())
  await expect.poll(nothingYet).not.toBeNull()
  expect(tryAgain()).not.toBeInTheDocument()
  expect(main().getByRole('heading', { level: 1 })).toHaveFocus()
})

test('no failed call is made again by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'], shouldAdvanceTime: true })
  const { backend, user } = await renderSite('/residents', { responses: everyCall(UNREACHABLE) })
  for (const event of ['offline', 'online', 'visibilitychange']) {
    window.dispatchEvent(new Event(event))
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(backend.calls.toSorted()).toEqual(CONTENT_CALLS.toSorted())
  const before = backend.calls.length
  await user.click(tryAgain() ?? expect.fail())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(backend.calls.slice(before)).toEqual(['get-become-resident-page'])
})

test('offline, Try again fails at once', async () => {
  onTestFinished(() => {
    onlineManager.setOnline(true)
  })
  const { user } = await renderSite('/residents', { responses: everyCall(UNREACHABLE) })
  onlineManager.setOnline(false)
  await user.click(tryAgain() ?? expect.fail())
  await expect.poll(() => tryAgain()?.ariaBusy).toBe('false')
})

test('the site can be navigated without any content', async () => {
  const { user } = await renderSite('/', { responses: everyCall(null) })
  expect(nothingYet()).toBeVisible()
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Kanaker Free Economic Zone')
  await user.click(main().getByRole('link', { name: 'Contact' }))
  expect(await findPage('Contact')).toBeVisible()
})

test('a page may have only a banner', async () => {
  const record = { ourResidentsBanner: '/banner.jpg' }
  await renderSite('/our-residenst', { responses: { 'get-our-residents-page': record } })
  const picture = () => screen.getByRole('main').querySelector('.hero-picture img')
  await expect.poll(picture).not.toBeNull()
  expect(nothingYet()).toBeVisible()
  expect(main().getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
})

test('content is announced as loading after 600 ms', async () => {
  const responses = { 'get-home-page': HANGING }
  const { router } = await renderSite('/error', { responses, settled: false })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await act(() => router.navigate({ to: '/' }))
  const status = main().getByRole('status')
  expect(status.nextElementSibling).toHaveAttribute('aria-busy', 'true')
  expect(tryAgain()).not.toBeInTheDocument()

  passTime(599)
  expect(status).toBeEmptyDOMElement()
  passTime(1)
  expect(status).toHaveTextContent('The content is on its way.')
})

test('a page drawn before any record has come shows each record as it comes', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const late = CONTENT_CALLS.map((call) => [call, promise.then(() => sampleContent(call))])
  const responses = Object.fromEntries(late) as Responses
  await renderSite('/residents', { responses, settled: false })
  expect(document.title).toBe('How to become a resident | Kanaker Free Economic Zone')
  expect(navigationBar().queryByText('Services')).not.toBeInTheDocument()
  act(() => {
    resolve(undefined)
  })
  expect(await main().findByRole('heading', { name: 'Who may apply' })).toBeVisible()
  await expect.poll(() => navigationBar().queryByText('Services')).not.toBeNull()
  await expect.poll(() => document.title).toBe('How to become a resident | Kanaker FEZ')
})

test('content takes no focus from a visitor who has gone elsewhere', async () => {
  const responses = { 'get-service-page': SERVER_ERROR() }
  const { backend, user } = await renderSite('/services', { responses })
  const { promise, resolve } = Promise.withResolvers()
  backend.setResponse('get-service-page', promise)
  await user.click(main().getByRole('button', { name: 'Try again' }))
  expect(tryAgain()).toHaveFocus()
  const elsewhere = screen.getByRole('button', { name: 'En – Language: English' })
  elsewhere.focus()
  resolve(sampleContent('get-service-page'))
  await expect.poll(() => main().getAllByRole('heading').length).toBeGreaterThan(1)
  expect(elsewhere).toHaveFocus()
})

test('coming back to a page requests a failed record again', async () => {
  const { backend, router } = await renderSite('/', { responses: { 'get-home-page': null } })
  const asked = () => backend.calls.filter((call) => call === 'get-home-page')
  const comeBack = async (answer: unknown) => {
    await router.navigate({ to: '/error' })
    backend.setResponse('get-home-page', answer)
    await router.navigate({ to: '/' })
  }
  for (const answer of [SERVER_ERROR(), SERVER_ERROR()]) {
    await comeBack(answer)
    await main().findByRole('button', { name: 'Try again' })
  }
  expect(asked()).toHaveLength(3)
  await comeBack(HANGING)
  await expect.poll(asked).toHaveLength(4)
  // What failed before says nothing of the call that is under way.
  expect(failure()).not.toBeInTheDocument()
})

test('while a new try hangs, Try again makes no second one', async () => {
  const responses = { 'get-home-page': SERVER_ERROR() }
  const { backend, user } = await renderSite('/', { responses })
  backend.setResponse('get-home-page', HANGING)
  const before = backend.calls.length
  await user.dblClick(main().getByRole('button', { name: 'Try again' }))
  await user.click(main().getByRole('button', { name: 'Try again' }))
  expect(backend.calls.slice(before)).toEqual(['get-home-page'])
})

test('preloading a page requests no record', async () => {
  const { backend, router } = await renderSite('/', {
    responses: { 'get-about-page': SERVER_ERROR() },
  })
  const before = backend.calls.length
  await router.preloadRoute({ to: '/about-FEZ' })
  expect(backend.calls.slice(before)).toEqual([])
  await router.navigate({ to: '/about-FEZ' })
  await main().findByRole('button', { name: 'Try again' })
  expect(backend.calls.slice(before)).toEqual(['get-about-page'])
})

test('a page change requests what the frame lacks: at once if empty, after 30 s if failed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { backend, router } = await renderSite('/error', {
    responses: { ...everyCall(SERVER_ERROR()), 'navbar-data': null },
  })
  let before = backend.calls.length
  const asked = () => backend.calls.slice(before).toSorted()
  const links = within(footer().getByRole('navigation', { name: 'Footer navigation' }))
  expect(links.queryByRole('link')).not.toBeInTheDocument()
  backend.setResponse('navbar-data', sampleContent('navbar-data'))
  vi.setSystemTime(Date.now() + 29_000)
  await router.navigate({ to: '/about-armania' })
  await links.findByRole('link', { name: 'Contact' })
  expect(asked()).toEqual(['navbar-data'])

  before = backend.calls.length
  vi.setSystemTime(Date.now() + 1_000)
  await router.navigate({ to: '/error' })
  const failed = FRAME_ENDPOINTS.map(({ call }) => call).filter((call) => call !== 'navbar-data')
  await expect.poll(asked).toEqual(failed.toSorted())
})
