import { globSync, readFileSync } from 'node:fs'
import { createMemoryHistory } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../src/api/records/query-client.ts'
import { createSiteRouter } from '../../src/router.tsx'
import { renderSite } from '../support/dom/render-site.tsx'
import { LANGUAGES, PRODUCT_PATHS, PRODUCT_ROUTES } from '../support/product-routes.ts'

/** Titles that differ from the heading. */
const TITLES: Record<string, string> = {
  '/': 'Kanaker Free Economic Zone, Yerevan',
  '/error': '404 Error Page | Kanaker Free Economic Zone',
}

/** The product's pages with their headings and titles. The template has its own tests. */
const PAGES = PRODUCT_PATHS.map((path) => {
  const heading = PRODUCT_ROUTES.find((route) => route.path === path)?.en ?? LANGUAGES[0].site
  const title = TITLES[path] ?? `${heading} | Kanaker FEZ`
  return [path, heading, title] as const
})
const WITHOUT_RECORD = ['/about-armania', '/error']

interface SiteRoute {
  id: string
  fullPath: string
  options: {
    staticData: { heading: unknown }
    /** Loads the route and returns its record. A preload makes no call. */
    loader?: (options: { preload: boolean }) => { record: unknown }
  }
}

const router = createSiteRouter({
  queryClient: createQueryClient(),
  history: createMemoryHistory(),
})
const routes = (Object.values(router.routesById) as unknown as SiteRoute[]).filter(
  // '/$' is any path that no other route matches.
  ({ id }) => !['__root__', '/$'].includes(id) && !id.startsWith('/_template'),
)
// A file whose name begins with a dash is not a route.
const files = globSync('src/routes/**/[!-]*.tsx')

test('the routes are exactly those of the specification', () => {
  const paths = routes.map((route) => route.fullPath)
  expect(paths.toSorted()).toEqual(PAGES.map(([path]) => path).toSorted())
})

test.each(files)('%s exports only Route', (file) => {
  const exported = readFileSync(file, 'utf8').match(/^export .*?(?= =|\()/gm)
  expect(exported).toEqual(['export const Route'])
})

test.each(routes.map((route) => [route.fullPath, route.options] as const))(
  'the page %s has a heading, and loads the record that it shows',
  (path, { staticData, loader }) => {
    expect(staticData.heading).not.toBeNull()
    expect(loader !== undefined).toBe(!WITHOUT_RECORD.includes(path))
  },
)

test('no two pages show the same record, heading or title, except the two addresses of our residents', () => {
  const isSecond = (path: string) => path === '/blog-2-column'
  const records = routes
    .filter(({ fullPath }) => !isSecond(fullPath))
    .flatMap(({ options }) => options.loader?.({ preload: true }).record ?? [])
  expect(new Set(records).size).toBe(records.length)
  const own = PAGES.filter(([path]) => !isSecond(path))
  for (const part of [1, 2] as const) {
    expect(new Set(own.map((page) => page[part])).size).toBe(own.length)
  }
})

test.each(PAGES)('%s has one first-level heading, %j, and the title %j', async (...page) => {
  const [path, heading, title] = page
  const { router: opened } = await renderSite(path)
  const headings = await screen.findAllByRole('heading', { level: 1 })
  expect(headings.map((each) => each.textContent)).toEqual([heading])
  expect(document.title).toBe(title)
  expect(opened.state.location.pathname).toBe(path)
})
