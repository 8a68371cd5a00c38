import { globSync, readFileSync } from 'node:fs'
import { createMemoryHistory } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../src/api/records/query-client.ts'
import { renderingContext } from '../../src/prerender/rendering-context.ts'
import { createSiteRouter } from '../../src/router/router.ts'
import { callOfPage } from '../support/call-of-page.ts'
import { renderSite } from '../support/dom/render-site.tsx'
import { DIFFERENT_PAGES, headingOf, LANGUAGES, PRODUCT_PATHS } from '../support/product-routes.ts'

/** Titles that differ from the heading. */
const TITLES: Record<string, string> = {
  '/': 'Kanaker Free Economic Zone, Yerevan',
  '/error': '404 Error Page | Kanaker Free Economic Zone',
}

/** The product's pages with their headings and titles. The template has its own tests. */
const PAGES = PRODUCT_PATHS.map((path) => {
  const heading = headingOf(path, LANGUAGES[0])
  const title = TITLES[path] ?? `${heading} | Kanaker FEZ`
  return [path, heading, title] as const
})

/** The router at an address. It requests no records. */
function routerAt(address: string) {
  const queryClient = createQueryClient()
  queryClient.query = () => new Promise(() => undefined)
  const history = createMemoryHistory({ initialEntries: [address] })
  return createSiteRouter(renderingContext(undefined, queryClient), { history })
}

interface RouterRoute {
  id: string
  fullPath: string
}

const routes = (Object.values(routerAt('/').routesById) as unknown as RouterRoute[]).filter(
  // '/$' is any path that no other route matches.
  ({ id }) => !['__root__', '/$'].includes(id) && !id.startsWith('/_demo'),
)
// A file whose name begins with a dash is not a route.
const files = globSync('src/routes/**/[!-]*.tsx')

test('the routes are exactly those of tests/support/product-routes.ts', () => {
  const paths = routes.map((route) => route.fullPath)
  expect(paths.toSorted()).toEqual(PAGES.map(([path]) => path).toSorted())
})

test.each(files)('%s exports only Route', (file) => {
  const exported = readFileSync(file, 'utf8').match(/^export .*?(?= =|\()/gm)
  expect(exported).toEqual(['export const Route'])
})

test('each page loads a record of its own, except About Armenia and the error page', () => {
  const calls = DIFFERENT_PAGES.map((path) => [path, callOfPage(path)] as const)
  const without = calls.flatMap(([path, call]) => (call ? [] : [path]))
  expect(without).toEqual(['/about-armania', '/error'])
  const loaded = calls.flatMap(([, call]) => call ?? [])
  expect(loaded.filter((call, index) => loaded.indexOf(call) !== index)).toEqual([])
})

test.each(PAGES)('%s has one first-level heading, %j, and its title', async (...page) => {
  const [path, heading, title] = page
  const { router: opened } = await renderSite(path)
  const headings = await screen.findAllByRole('heading', { level: 1 })
  expect(headings.map((each) => each.textContent)).toEqual([heading])
  expect(document.title).toBe(title)
  expect(opened.state.location.pathname).toBe(path)
})

test.each([
  ['/services?a=1&b=x#power', '/services?a=1&b=x#power'],
  ['/ABOUT-fez', '/about-FEZ'],
  ['/about-FEZ/', '/about-FEZ'],
  ['/Services/?utm_source=letter#power', '/services?utm_source=letter#power'],
])('%s leads to %s', async (opened, address) => {
  const router = routerAt(opened)
  await router.load()
  expect(router.state.location.href).toBe(address)
  expect(router.state.matches.at(-1)?.routeId).not.toBe('/$')
  expect(router.history, 'the history').toHaveLength(1)
})

test.each([
  ...['/nowhere', '/services/deeper', '/contact/us', '/about-FEZZ', '/fez.html', '/Nowhere?a=1'],
  ...['/nowhere%', '/services%', '/%FF', '/%E0%A4/a', '/%F0%9F%8F%94'],
])('the address %s has no page, and stays', async (address) => {
  const router = routerAt(address)
  await router.load()
  expect(router.state.matches.at(-1)?.routeId).toBe('/$')
  expect(router.history.location.href).toBe(address)
})

test.each([
  ['/services?lang=ru', 'en', 'ru', '/services'],
  ['/services?lang=hy', 'en', 'arm', '/services'],
  ['/Services?lang=en', 'ru', 'en', '/services'],
  ['/Services%?lang=en', 'ru', 'en', '/Services%25'],
  ['/services?lang=de', 'ru', 'ru', '/services?lang=de'],
  ['/services?lang=EN', 'ru', 'ru', '/services?lang=EN'],
  ['/services?lang=toString', 'ru', 'ru', '/services?lang=toString'],
  ['/contact?a=b&lang=arm&page=2#map', null, 'arm', '/contact?a=b&page=2#map'],
  ['/residents?lang=ru#section-этапы', null, 'ru', `/residents#section-${encodeURI('этапы')}`],
  ['/Residents#section-որ', null, null, `/residents#section-${encodeURI('որ')}`],
  ['/пример?lang=ru&x=1#100%25', null, 'ru', `/${encodeURI('пример')}?x=1#100%25`],
])('%s with %j stored stores %j and has its right address', async (...row) => {
  const [opened, before, stored, address] = row
  if (before) localStorage.setItem('language', before)
  const router = routerAt(opened)
  await router.load()
  await expect.poll(() => localStorage.getItem('language')).toBe(stored)
  expect(router.history.location.href).toBe(address)
})
