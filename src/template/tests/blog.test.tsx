import { fireEvent, screen, within } from '@testing-library/react'
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
])('%s shows %d posts per page and %d sidebars', async (...row) => {
  const [path, size, sidebars] = row
  const { user } = await renderSite(path)
  expect(screen.queryAllByRole('complementary')).toHaveLength(sidebars)
  const seen: string[] = []
  for (const link of numbers().getAllByRole('link')) {
    await user.click(link)
    await expect.poll(titles).toEqual(ALL_TITLES.slice(seen.length, seen.length + size))
    seen.push(...titles())
  }
  expect(seen).toEqual(ALL_TITLES)
})

test('the address names the page that is shown', async () => {
  const { user, router } = await renderSite('/blog-list')
  await user.click(numbers().getByRole('link', { name: 'Page 2' }))
  await expect.poll(titles).toEqual(ALL_TITLES.slice(4, 8))
  expect(router.state.location.href).toBe('/blog-list?page=2')
  expect(numbers().getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  expect(region()).toHaveFocus()

  router.history.back()
  await expect.poll(titles).toEqual(ALL_TITLES.slice(0, 4))
})

test('the widgets of the sidebar are static', async () => {
  await renderSite('/blog-left-sidebar')
  const sidebar = within(screen.getByRole('complementary'))
  const headings = sidebar.getAllByRole('heading').map((heading) => heading.textContent)
  expect(headings).toEqual(['Search', 'Categories', 'Recent news', 'Tags'])
  for (const link of sidebar.getAllByRole('link')) {
    expect(link).toHaveAttribute('href', '/blog-details#')
  }
  expect(sidebar.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  // jsdom cannot submit a form.
  const isSubmitted = fireEvent.submit(sidebar.getByRole('search'))
  expect(isSubmitted, 'the browser loads a page').toBe(false)
})
