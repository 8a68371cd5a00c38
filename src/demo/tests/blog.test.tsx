import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { POSTS } from '../content/posts.ts'

const region = () => screen.getByRole('region', { name: /^Posts, page/ })
const titles = () =>
  within(region())
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent)
const numbers = () => within(screen.getByRole('navigation', { name: 'Pages' }))
const ALL_TITLES = POSTS.map(({ title }) => title)

describe.each([
  ['/blog', 3, 0],
  ['/blog-3-column', 4, 0],
  ['/blog-left-sidebar', 3, 1],
  ['/blog-list', 4, 0],
])('%s', (path, size, sidebars) => {
  test(`shows ${size} posts per page, each post on one of the pages; sidebars: ${sidebars}`, async () => {
    const { user } = await renderSite(path)
    expect(screen.queryAllByRole('complementary')).toHaveLength(sidebars)
    const seen = [...titles()]
    expect(seen).toHaveLength(size)
    while (numbers().queryByRole('link', { name: 'Next page' })) {
      const before = region().getAttribute('aria-label')
      await user.click(numbers().getByRole('link', { name: 'Next page' }))
      await expect.poll(() => region().getAttribute('aria-label')).not.toBe(before)
      seen.push(...titles())
    }
    expect(seen).toEqual(ALL_TITLES)
  })
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

test.each([
  ['?page=3', 'Posts, page 3 of 3', '?page=3'],
  ['?page=99', 'Posts, page 3 of 3', '?page=99'],
  ['?page=0', 'Posts, page 1 of 3', ''],
  ['?page=-1', 'Posts, page 1 of 3', ''],
  ['?page=two', 'Posts, page 1 of 3', ''],
  ['?page=', 'Posts, page 1 of 3', ''],
  ['?page=1.9', 'Posts, page 1 of 3', '?page=1'],
])('the address /blog%s shows %j and becomes /blog%s', async (search, name, right) => {
  const { router } = await renderSite(`/blog${search}`)
  expect(region()).toHaveAccessibleName(name)
  await expect.poll(() => router.state.location.href).toBe(`/blog${right}`)
})

test('the first page links to the second page and to no previous one', async () => {
  await renderSite('/blog')
  expect(numbers().queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument()
  expect(numbers().getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/blog?page=2')
})

test('the last page links to the page before it and to no next one', async () => {
  await renderSite('/blog?page=3')
  const previous = numbers().getByRole('link', { name: 'Previous page' })
  expect(previous).toHaveAttribute('href', '/blog?page=2')
  expect(numbers().queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument()
})

test('the sidebar has search, categories, recent news and tags', async () => {
  await renderSite('/blog-left-sidebar')
  const sidebar = within(screen.getByRole('complementary'))
  const headings = sidebar.getAllByRole('heading').map((heading) => heading.textContent)
  expect(headings).toEqual(['Search', 'Categories', 'Recent news', 'Tags'])
  for (const link of sidebar.getAllByRole('link')) {
    expect(link).toHaveAttribute('href', '/blog-details#')
  }
})

test('a search in the sidebar opens nothing', async () => {
  const { user, router } = await renderSite('/blog-left-sidebar')
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'lease{Enter}')
  expect(router.state.location.href).toBe('/blog-left-sidebar')
})
