import { globSync, readFileSync } from 'node:fs'
import { createMemoryHistory } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { loadRecord } from '../../src/api/load-record.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import { createSiteRouter } from '../../src/router.tsx'
import { renderSite } from '../support/render-site.tsx'

/** The route table of the specification, but for the template's pages, which bring their own tests. */
const PRODUCT_ROUTES = [
  ...['/', '/about-armania', '/about-FEZ', '/residents', '/preferences-incentives'],
  ...['/our-residenst', '/services', '/contact'],
]
const ALL_ROUTES = [...PRODUCT_ROUTES, '/blog-2-column', '/error']

interface SiteRoute {
  id: string
  fullPath: string
  options: { staticData?: { heading?: unknown; record?: unknown }; loader?: unknown }
}

const router = createSiteRouter({
  queryClient: createQueryClient(),
  history: createMemoryHistory(),
})
const routes = (Object.values(router.routesById) as SiteRoute[]).filter(
  ({ id }) => id !== '__root__' && !id.startsWith('/_demo'),
)
// A name that begins with a dash is no route.
const files = globSync('src/routes/**/[!-]*.tsx')

test('the routes are those of the specification, no more and no fewer', () => {
  const paths = routes.map((route) => route.fullPath)
  // '/$' stands for every other path, which shows the error page.
  expect(paths.toSorted()).toEqual([...ALL_ROUTES, '/$'].toSorted())
})

test.each(files)('%s exports only Route', (file) => {
  const exported = readFileSync(file, 'utf8').match(/^export .*?(?= =|\()/gm)
  expect(exported).toEqual(['export const Route'])
})

test.each(routes.map((route) => [route.fullPath, route.options] as const))(
  'the page %s has a heading, and asks for the record that it shows',
  (path, { staticData, loader }) => {
    expect(staticData?.heading).toBeDefined()
    expect(loader).toBe(staticData?.record ? loadRecord : undefined)
    const shows = PRODUCT_ROUTES.includes(path) && path !== '/about-armania'
    if (shows) expect(staticData?.record).toBeDefined()
  },
)

test('no two pages show the same record, but for the two addresses of our residents', () => {
  const records = routes
    .filter(({ fullPath }) => fullPath !== '/blog-2-column')
    .flatMap(({ options }) => options.staticData?.record ?? [])
  expect(new Set(records).size).toBe(records.length)
})

describe('each page', () => {
  const headings = new Map<string, string>()

  test.each(ALL_ROUTES)('%s has one first-level heading and a title', async (path) => {
    const { router: opened } = await renderSite(path)
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(heading).not.toBeEmptyDOMElement()
    expect(document.title).not.toBe('')
    expect(opened.state.location.pathname).toBe(path)
    headings.set(path, heading.textContent)
  })

  test('has a heading of its own', () => {
    const own = [...headings].filter(([path]) => path !== '/blog-2-column')
    expect(new Set(own.map(([, heading]) => heading)).size).toBe(ALL_ROUTES.length - 1)
    expect(headings.get('/blog-2-column')).toBe(headings.get('/our-residenst'))
  })
})
