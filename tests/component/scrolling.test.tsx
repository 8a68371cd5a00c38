import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../support/render-site.tsx'
import { scrollPageTo, stubMedia } from '../support/stub-browser.ts'

const stickyHeader = () => screen.getByRole('banner').querySelector('[data-sticky]')
const toTop = () => screen.queryByRole('button', { name: 'Scroll to top' })

test.each([
  [0, false],
  [100, false],
  [101, true],
  [5000, true],
])('at %d px of scroll, the header sticks: %s', async (top, sticky) => {
  await renderSite('/')
  scrollPageTo(top)
  expect(stickyHeader() !== null).toBe(sticky)
})

test('the header no longer sticks once the page is back at 100 px', async () => {
  await renderSite('/')
  scrollPageTo(400)
  scrollPageTo(100)
  expect(stickyHeader()).toBeNull()
})

test.each([
  [0, false],
  [200, false],
  [201, true],
  [5000, true],
])('at %d px of scroll, the scroll-to-top button is there: %s', async (top, visible) => {
  await renderSite('/')
  scrollPageTo(top)
  expect(toTop() !== null).toBe(visible)
})

test('the scroll-to-top button hides again on the way up', async () => {
  await renderSite('/')
  scrollPageTo(201)
  scrollPageTo(200)
  expect(toTop()).not.toBeInTheDocument()
})

test.each([
  ['smoothly', false, 'smooth'],
  ['at once where less motion is asked for', true, 'auto'],
])('the button scrolls %s to the top', async (_, reducedMotion, behavior) => {
  stubMedia({ reducedMotion })
  const { user } = await renderSite('/')
  scrollPageTo(1000)
  await user.click(screen.getByRole('button', { name: 'Scroll to top' }))
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior })
})
