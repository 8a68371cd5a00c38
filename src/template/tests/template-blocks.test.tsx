import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/dom/render-site.tsx'
import { EVENTS_AHEAD } from '../content/events.ts'
import { GALLERY_PICTURES } from '../content/gallery-pictures.ts'
import { INSTRUCTORS } from '../content/instructors.ts'
import { TESTIMONIALS } from '../content/testimonials.ts'

test('the gallery shows only the pictures of a chosen category', async () => {
  const { user } = await renderSite('/gallery')
  const captions = () => screen.getAllByRole('figure').map((figure) => figure.textContent)
  expect(captions()).toHaveLength(GALLERY_PICTURES.length)
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('All')

  for (const category of ['institute', 'library', 'entertainment', 'classroom']) {
    await user.click(screen.getByRole('button', { name: new RegExp(category, 'i') }))
    const own = GALLERY_PICTURES.filter((picture) => picture.category === category)
    expect(captions()).toEqual(own.map(({ title }) => title))
    expect(screen.getByText(`Shown: ${own.length}`)).toBeInTheDocument()
  }
  await user.click(screen.getByRole('button', { name: 'All' }))
  expect(captions()).toHaveLength(GALLERY_PICTURES.length)
})

test('Load more stays on the page', async () => {
  const { user } = await renderSite('/gallery')
  const loadMore = screen.getByRole('link', { name: 'Load more' })
  expect(loadMore).toHaveAttribute('href', '#')
  await user.click(loadMore)
  expect(screen.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible()
})

test('the course grid shows only the courses of a chosen status', async () => {
  const { user } = await renderSite('/course-isotop')
  const courses = () => screen.getAllByRole('article')
  expect(courses()).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'Fully booked' }))
  expect(courses()).toHaveLength(1)
  expect(courses()[0]).toHaveTextContent('Fully booked')
})

test('an answer opens and closes under its question', async () => {
  const { user } = await renderSite('/faq')
  const heading = screen.getByRole('heading', { level: 3, name: 'Is there a certificate?' })
  const question = within(heading).getByRole('button', { expanded: false })
  const answer = screen.getByText(/what you have done and for how many hours/)
  expect(answer).not.toBeVisible()
  await user.click(question)
  expect(answer).toBeVisible()
  expect(question).toHaveAttribute('aria-expanded', 'true')
  await user.click(question)
  expect(answer).not.toBeVisible()
})

test('a call to action leads to the contacts', async () => {
  await renderSite('/faq')
  expect(screen.getByRole('link', { name: 'get support' })).toHaveAttribute('href', '/contact#')
})

test.each([
  ['/home-2', 'Courses of this season'],
  ['/home-4', 'What can be learned here'],
  ['/home-3', 'Why choose us'],
  ['/home-6', 'Why choose us'],
  ['/about', 'Why choose us'],
  ['/investors', 'Why choose us'],
])('on %s the carousel %j has the first three', async (path, carousel) => {
  await renderSite(path)
  const slides = within(screen.getByRole('region', { name: carousel })).getAllByRole('group')
  const numbers = new Set(slides.map((slide) => slide.getAttribute('aria-label')))
  expect([...numbers]).toEqual(['1 of 3', '2 of 3', '3 of 3'])
})

/** The headings of the items in the list below this heading. */
const listBelow = (name: string) =>
  within(screen.getByRole('heading', { name }).nextElementSibling as HTMLElement)
    .getAllByRole('heading')
    .map((heading) => heading.textContent)

test.each(['/home-3', '/home-4'])('%s lists the first three events', async (path) => {
  await renderSite(path)
  const [first, second, third] = EVENTS_AHEAD.map(({ title }) => title)
  expect(listBelow('Coming up')).toEqual([first, second, third])
})

test.each(['/home-4', '/instructors'])('%s lists the first four instructors', async (path) => {
  await renderSite(path)
  const [first, second, third, fourth] = INSTRUCTORS.map(({ title }) => title)
  expect(listBelow('Who teaches here')).toEqual([first, second, third, fourth])
})

test('a testimonial has a picture, its words, and who says them', async () => {
  await renderSite('/about')
  const [testimonial] = within(screen.getByRole('region', { name: 'Testimonials' })).getAllByRole(
    'figure',
  )
  const [{ image, text, name, designation } = expect.fail()] = TESTIMONIALS
  expect(testimonial).toHaveTextContent(`${text}${name}${designation}`)
  expect(testimonial?.querySelector('img')).toHaveAttribute('src', image)
})

test.each([
  ['/home-3', 'Open gate: a walk through three halls', '/events#', null],
  ['/home-3', 'Moving a workshop in ten days', '/blog-details#', null],
  ['/about', 'See the courses', '/course#', null],
  ['/investors', 'Open the investment site', 'https://enterprisearmenia.am/', '_blank'],
])('on %s the link %j leads to %j', async (path, name, address, target) => {
  await renderSite(path)
  const [link] = within(screen.getByRole('main')).getAllByRole('link', { name })
  expect(link).toHaveAttribute('href', address)
  expect(link?.getAttribute('target')).toBe(target)
})
