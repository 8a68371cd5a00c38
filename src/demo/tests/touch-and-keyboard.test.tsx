import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'

/** Two ways to use a control. The other tests use the mouse. */
const WAYS = {
  touch: (user: UserEvent, control: HTMLElement) =>
    user.pointer({ keys: '[TouchA]', target: control }),
  keyboard: async (user: UserEvent, control: HTMLElement) => {
    act(() => {
      control.focus()
    })
    await user.keyboard('{Enter}')
  },
}

const button = (name: string) => screen.getByRole('button', { name })

describe.each(Object.entries(WAYS))('by %s', (_, use) => {
  test.each([
    ['/gallery', 'figure', 'Library', 3, 12],
    ['/course-isotop', 'article', 'Fully booked', 1, 6],
  ])('the filters of %s show the %ss that they name', async (path, role, name, some, all) => {
    const { user } = await renderSite(path)
    await use(user, button(name))
    expect(screen.getAllByRole(role)).toHaveLength(some)
    await use(user, button('All'))
    expect(screen.getAllByRole(role)).toHaveLength(all)
  })

  test('a question opens and closes its answer', async () => {
    const { user } = await renderSite('/faq')
    const answer = screen.getByText(/No diploma is asked for/)
    await use(user, button('Who can take part in a course?'))
    expect(answer).toBeVisible()
    await use(user, button('Who can take part in a course?'))
    expect(answer).not.toBeVisible()
  })

  test('a tab opens its panel, also in the address', async () => {
    const { user, router } = await renderSite('/course-details')
    await use(user, screen.getByRole('tab', { name: 'Instructor' }))
    expect(await screen.findByRole('tabpanel', { name: 'Instructor' })).toBeVisible()
    expect(router.latestLocation.href).toBe('/course-details?tab=instructor')
  })

  test('a page number opens its posts, also in the address', async () => {
    const { user, router } = await renderSite('/blog-list')
    await use(user, screen.getByRole('link', { name: 'Page 2' }))
    const posts = await screen.findByRole('region', { name: 'Posts, page 2 of 3' })
    await expect.poll(() => document.activeElement).toBe(posts)
    expect(router.latestLocation.href).toBe('/blog-list?page=2')
  })

  test.each([
    ['/course-slider', 'Courses of this season', 'Next slide', 'Slide 2 of 6'],
    ['/about', 'Why choose us', 'Previous slide', 'Slide 3 of 3'],
    ['/about', 'Testimonials', 'Next slide', 'Slide 2 of 3'],
  ])('on %s, the arrows of %j move it', async (path, name, arrow, place) => {
    const { user } = await renderSite(path)
    const carousel = within(screen.getByRole('region', { name }))
    await use(user, carousel.getByRole('button', { name: arrow }))
    expect(await carousel.findByText(place)).toBeInTheDocument()
  })

  test('a search opens nothing', async () => {
    const { user, router } = await renderSite('/blog-left-sidebar')
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'lease')
    await use(user, button('Search'))
    expect(router.latestLocation.href).toBe('/blog-left-sidebar')
  })
})
