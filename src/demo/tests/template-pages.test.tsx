import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startBackend } from '../../../tests/support/backend.ts'
import { otherContent } from '../../../tests/support/content.ts'
import { UNREACHABLE } from '../../../tests/support/faults.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { TEMPLATE_PAGES } from '../template-pages.ts'

/** The routes of the template in the specification. */
const DEMO_ROUTES = (
  '/investors /home-2 /home-3 /home-4 /home-5 /home-6 /about /gallery /instructors /faq /blog ' +
  '/blog-3-column /blog-left-sidebar /blog-list /blog-details /course-isotop /course-slider ' +
  '/course-details'
).split(' ')

test('the template has the routes of the specification, and lists each of them', async () => {
  const { router } = await renderSite('/faq')
  const routes = Object.values(router.routesByPath) as { id: string; fullPath: string }[]
  const own = routes.filter(({ id }) => id.startsWith('/_demo')).map(({ fullPath }) => fullPath)
  expect(own.toSorted()).toEqual(DEMO_ROUTES.toSorted())
  expect(TEMPLATE_PAGES.map(({ path }) => path).toSorted()).toEqual(DEMO_ROUTES.toSorted())
})

test('no two template pages have the same heading', () => {
  const headings = TEMPLATE_PAGES.map(({ heading }) => heading)
  expect(new Set(headings).size).toBe(headings.length)
})

test('each template page links to all of them, and marks its own link', async () => {
  const { user, router } = await renderSite('/faq')
  const pages = within(screen.getByRole('navigation', { name: 'Template pages' }))
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    TEMPLATE_PAGES.map(({ path }) => path),
  )
  expect(pages.getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page')

  await user.click(pages.getByRole('link', { name: 'Gallery' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/gallery')
})

test('the template’s headings are marked as English in the other languages', async () => {
  localStorage.setItem('language', 'ru')
  await renderSite('/faq')
  const pages = within(screen.getByRole('navigation', { name: 'Страницы шаблона' }))
  expect(pages.getByRole('list')).toHaveAttribute('lang', 'en')
})

test('each home variant composes the home record in its own way', async () => {
  const outlines = new Set<string>()
  for (const { path } of TEMPLATE_PAGES.filter((page) => page.path.startsWith('/home-'))) {
    const { backend } = await renderSite(path)
    expect(backend.asked.filter((call) => call === 'get-home-page')).toHaveLength(1)
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
    outlines.add(headings.map((heading) => heading.textContent).join('|'))
    cleanup()
  }
  expect(outlines.size).toBe(5)
})

test.each(['/home-2', '/faq'])('if every call fails, %s makes no call twice', async (path) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const calls = Object.keys(otherContent())
  const failing = calls.map((call) => [call, UNREACHABLE])
  const { backend } = await renderSite(path, {
    backend: startBackend(Object.fromEntries(failing) as Parameters<typeof startBackend>[0]),
  })
  expect(backend.asked.toSorted()).toEqual(calls.toSorted())
})
