import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/dom/render-site.tsx'
import { POSTS } from '../content/posts.ts'

const region = () => screen.getByRole('region', { name: /^Posts, page/ })
const titles = () =>
  within(region())
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent)
const numbers = () => within(screen.getByRole('navigation', { name: 'Pages' }))
const ALL_TITLES = POSTS.map(({ title }) => title)

test.each([
  ['/blog', 3, 0],
  ['/blog-3-column', 4, 0],
  ['/blog-left-sidebar', 3, 1],
  ['/blog-list', 4, 0],
])('%s shows %d posts per page, each post on one of the pages; sidebars: %d', async (...row) => {
  const [path, size, sidebars] = row
  const { user } = await renderSite(path)
  expect(screen.queryAllByRole('complementary')).toHaveLength(sidebars)
  expect(numbers().queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument()
  const seen = [...titles()]
  expect(seen).toHaveLength(size)
  const next = () => numbers().queryByRole('link', { name: 'Next page' })
  for (let link = next(); link; link = next()) {
    const before = region().getAttribute('aria-label')
    await user.click(link)
    await expect.poll(() => region().getAttribute('aria-label')).not.toBe(before)
    expect(numbers().getByRole('link', { name: 'Previous page' })).toBeVisible()
    seen.push(...titles())
  }
  expect(seen).toEqual(ALL_TITLES)
})

test('the chosen page is in the address, is marked and takes the focus, and Back returns from it', async () => {
  const { user, router } = await renderSite('/blog-list')
  await user.click(numbers().getByRole('link', { name: 'Page 2' }))
  await expect.poll(titles).toEqual(ALL_TITLES.slice(4, 8))
  expect(router.state.location.href).toBe('/blog-list?page=2')
  expect(numbers().getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  expect(region()).toHaveFocus()

  router.history.back()
  await expect.poll(titles).toEqual(ALL_TITLES.slice(0, 4))
})

test('an address with a wrong page shows the nearest one, and stays as it is written', async () => {
  const { router } = await renderSite('/blog')
  for (const [search, name] of [
    ['?page=3', 'Posts, page 3 of 3'],
    ['?page=0', 'Posts, page 1 of 3'],
    ['?page=99', 'Posts, page 3 of 3'],
    ['?page=-1', 'Posts, page 1 of 3'],
    ['?page=two', 'Posts, page 1 of 3'],
    ['?page=', 'Posts, page 1 of 3'],
    ['?page=1.9', 'Posts, page 1 of 3'],
  ] as const) {
    await router.navigate({ href: `/blog${search}` })
    await expect.poll(() => router.state.location.href).toBe(`/blog${search}`)
    expect(await screen.findByRole('region', { name })).toBeVisible()
  }
})

test('the sidebar has search, which opens nothing, categories, recent news and tags', async () => {
  const { user, router } = await renderSite('/blog-left-sidebar')
  const sidebar = within(screen.getByRole('complementary'))
  const headings = sidebar.getAllByRole('heading').map((heading) => heading.textContent)
  expect(headings).toEqual(['Search', 'Categories', 'Recent news', 'Tags'])
  for (const link of sidebar.getAllByRole('link')) {
    expect(link).toHaveAttribute('href', '/blog-details#')
  }
  await user.type(sidebar.getByRole('searchbox', { name: 'Search' }), 'lease{Enter}')
  expect(router.state.location.href).toBe('/blog-left-sidebar')
})
