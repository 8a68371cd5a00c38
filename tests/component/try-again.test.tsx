import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleContent, startBackend } from '../support/backend.ts'
import { FAULT_NAMES, FAULTS, PAGE_OF } from '../support/faults.ts'
import { renderSite } from '../support/render-site.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

const CONTENT_PAGES = [
  'get-home-page',
  'get-about-page',
  'get-become-resident-page',
  'get-resident-incentives-page',
  'get-our-residents-page',
  'get-service-page',
] as const
const cases = CONTENT_PAGES.flatMap((call) => FAULT_NAMES.map((fault) => [call, fault] as const))

const main = () => within(screen.getByRole('main'))
const tryAgain = () => main().queryByRole('button', { name: 'Try again' })
const contentShown = () =>
  expect.poll(() => main().getAllByRole('heading').length).toBeGreaterThan(1)

test.each(cases)(
  'where %s brings %s, Try again asks exactly once more and shows the content',
  async (call, fault) => {
    const backend = startBackend({ [call]: FAULTS[fault]() })
    const { user } = await renderSite(PAGE_OF[call][0], { backend })
    expect(main().getByText('This content could not be loaded.')).toBeVisible()
    expect(main().getAllByRole('heading')).toHaveLength(1)
    const before = backend.asked.length

    backend.answer(call, sampleContent(call))
    await user.dblClick(main().getByRole('button', { name: 'Try again' }))
    await contentShown()
    expect(tryAgain()).not.toBeInTheDocument()
    expect(backend.asked.slice(before)).toEqual([call])
  },
)

test.each(cases)(
  'where %s brings %s again, the notice comes back and can be used again',
  async (call, fault) => {
    const backend = startBackend({ [call]: FAULTS[fault]() })
    const { user } = await renderSite(PAGE_OF[call][0], { backend })
    await user.click(main().getByRole('button', { name: 'Try again' }))
    expect(await main().findByRole('button', { name: 'Try again' })).toBeVisible()

    backend.answer(call, sampleContent(call))
    await user.click(main().getByRole('button', { name: 'Try again' }))
    await contentShown()
  },
)

test.each(CONTENT_PAGES)('coming back to a page asks again for %s, which failed', async (call) => {
  const backend = startBackend({ [call]: FAULTS['a server error']() })
  const { router } = await renderSite(PAGE_OF[call][0], { backend })
  await router.navigate({ to: '/error' })
  await screen.findByRole('heading', { name: '404 Error Page' })
  backend.answer(call, sampleContent(call))
  router.history.back()
  await screen.findByRole('heading', { level: 1, name: PAGE_OF[call][1] })
  await contentShown()
  expect(tryAgain()).not.toBeInTheDocument()
})

test('what header and footer could not have is asked for again at the next page', async () => {
  const backend = startBackend({ 'navbar-data': FAULTS['a server error']() })
  const { router } = await renderSite('/', { backend })
  expect(screen.queryByRole('navigation', { name: 'Footer navigation' })).toBeEmptyDOMElement()
  backend.answer('navbar-data', sampleContent('navbar-data'))
  await router.navigate({ to: '/services' })
  const footer = screen.getByRole('navigation', { name: 'Footer navigation' })
  await within(footer).findByRole('link', { name: 'Services' })
  expect(backend.asked.filter((call) => call === 'navbar-data')).toHaveLength(2)
})

test('the notice is in the language on the screen', async () => {
  localStorage.setItem('language', 'ru')
  await renderSite('/', { backend: startBackend({ 'get-home-page': null }) })
  expect(screen.getByText('Не удалось загрузить содержимое.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Повторить попытку' })).toBeVisible()
})
