import { screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startBackend } from '../support/backend.ts'
import { sampleContent } from '../support/content.ts'
import { HANGING } from '../support/faults.ts'
import { renderSite } from '../support/render-site.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

const SERVER_ERROR = () => new Response('{}', { status: 500 })

const main = () => within(screen.getByRole('main'))
const tryAgain = () => main().queryByRole('button', { name: 'Try again' })
const contentShown = () =>
  expect.poll(() => main().getAllByRole('heading').length).toBeGreaterThan(1)

test('if the content fails again, the notice comes back and can be used again', async () => {
  const backend = startBackend({ 'get-home-page': SERVER_ERROR() })
  const { user } = await renderSite('/', { backend })
  await user.click(main().getByRole('button', { name: 'Try again' }))
  expect(await main().findByRole('button', { name: 'Try again' })).toBeVisible()

  backend.answer('get-home-page', sampleContent('get-home-page'))
  await user.click(main().getByRole('button', { name: 'Try again' }))
  await contentShown()
})

test('once Try again has brought the content, its heading has the focus', async () => {
  const backend = startBackend({ 'get-service-page': SERVER_ERROR() })
  const { user } = await renderSite('/services', { backend })
  backend.answer('get-service-page', sampleContent('get-service-page'))
  await user.click(main().getByRole('button', { name: 'Try again' }))
  await contentShown()
  expect(main().getByRole('heading', { level: 1 })).toHaveFocus()
})

test.each([
  ['has gone to another page', true],
  ['is elsewhere on the page', false],
])('content that comes when the visitor %s takes no focus', async (_, leaves) => {
  const backend = startBackend({ 'get-service-page': SERVER_ERROR() })
  const { user, router } = await renderSite('/services', { backend })
  const { promise, resolve } = Promise.withResolvers()
  backend.answer('get-service-page', promise)
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
  const backend = startBackend({ 'get-home-page': null })
  const { user, router } = await renderSite('/', { backend })
  const asked = () => backend.asked.filter((call) => call === 'get-home-page')
  for (const answer of [SERVER_ERROR(), HANGING]) {
    await router.navigate({ to: '/error' })
    backend.answer('get-home-page', answer)
    await router.navigate({ to: '/' })
    await main().findByRole('button', { name: 'Try again' })
  }
  await expect.poll(asked).toHaveLength(3)

  await user.click(main().getByRole('button', { name: 'Try again' }))
  await user.click(main().getByRole('button', { name: 'Try again' }))
  expect(asked()).toHaveLength(3)
})

test('coming back to a page requests a failed record again', async () => {
  const backend = startBackend({ 'get-service-page': SERVER_ERROR() })
  const { router } = await renderSite('/services', { backend })
  await router.navigate({ to: '/error' })
  await screen.findByRole('heading', { name: '404 Error Page' })
  backend.answer('get-service-page', sampleContent('get-service-page'))
  router.history.back()
  await screen.findByRole('heading', { level: 1, name: 'Services' })
  await contentShown()
  expect(tryAgain()).not.toBeInTheDocument()
})

const FRAME_CALLS = [
  ...(['navbar-data', 'contact-us', 'get-our-residents-page', 'get-service-page'] as const),
  'meta-tags' as const,
]

test('a failed record of header and footer is requested again at a page change after 30 s', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const failing = Object.fromEntries(FRAME_CALLS.map((call) => [call, SERVER_ERROR()]))
  const backend = startBackend(failing)
  const { router } = await renderSite('/', { backend })
  expect(screen.queryByRole('navigation', { name: 'Footer navigation' })).toBeEmptyDOMElement()
  const before = backend.asked.length
  for (const call of FRAME_CALLS) backend.answer(call, sampleContent(call))

  vi.setSystemTime(Date.now() + 29_000)
  await router.navigate({ to: '/residents' })
  expect(backend.asked).toHaveLength(before)

  vi.setSystemTime(Date.now() + 1_000)
  await router.navigate({ to: '/about-FEZ' })
  const footer = screen.getByRole('navigation', { name: 'Footer navigation' })
  await within(footer).findByRole('link', { name: 'Services' })
  expect(backend.asked.slice(before).toSorted()).toEqual(FRAME_CALLS.toSorted())
})

test('an empty record of header and footer is requested again at the next page change', async () => {
  const backend = startBackend({ 'navbar-data': null })
  const { router } = await renderSite('/', { backend })
  backend.answer('navbar-data', sampleContent('navbar-data'))
  await router.navigate({ to: '/services' })
  const footer = screen.getByRole('navigation', { name: 'Footer navigation' })
  await within(footer).findByRole('link', { name: 'Services' })
  expect(backend.asked.filter((call) => call === 'navbar-data')).toHaveLength(2)
})

test('the notice is in the language on the screen', async () => {
  localStorage.setItem('language', 'ru')
  await renderSite('/', { backend: startBackend({ 'get-home-page': SERVER_ERROR() }) })
  expect(screen.getByText('Не удалось загрузить содержимое.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Повторить попытку' })).toBeVisible()
})
