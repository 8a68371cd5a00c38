import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../support/render-site.tsx'
import { scrollPageTo, stubMedia } from '../support/stub-browser.ts'

const stickyHeader = () => screen.getByRole('banner').querySelector('[data-sticky]')
const toTop = () => screen.queryByRole('button', { name: 'Scroll to top' })

test('the header sticks from 101 px of scroll on, until the page is back at 100 px', async () => {
  await renderSite('/error')
  for (const top of [0, 100, 101, 5000, 100]) {
    scrollPageTo(top)
    expect(stickyHeader() !== null, `at ${top} px`).toBe(top > 100)
  }
})

test('the scroll-to-top button is there from 201 px of scroll on, until the page is back at 200 px', async () => {
  await renderSite('/error')
  for (const top of [0, 200, 201, 5000, 200]) {
    scrollPageTo(top)
    expect(toTop() !== null, `at ${top} px`).toBe(top > 200)
  }
})

test.each([
  ['smoothly', false, 'smooth'],
  ['at once where less motion is asked for', true, 'auto'],
])('the button scrolls %s to the top', async (_, reducedMotion, behavior) => {
  stubMedia({ reducedMotion })
  const { user } = await renderSite('/error')
  scrollPageTo(1000)
  await user.click(screen.getByRole('button', { name: 'Scroll to top' }))
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior })
})
