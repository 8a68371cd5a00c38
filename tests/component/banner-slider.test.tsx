import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findPage, renderSite } from '../support/dom/render-site.tsx'

const description = '<p>24 <strong>hectares</strong></p>'

// tests/component/home-page.test.tsx has a link with an unsafe address.
test('a slide has a picture, a title, an HTML description and a link, which opens a new tab unless it leads to the site’s own origin, and nothing if it is missing', async () => {
  const own = { img: '/media/dawn.jpg', description, aboutUrl: 'http://localhost:4173/about-FEZ' }
  const sliderItems = [
    { title: 'Own', ...own },
    { title: 'Other', aboutUrl: 'https://armenia.travel/' },
    { title: 'Blank', aboutUrl: ' ' },
  ]
  const { user } = await renderSite('/', { responses: { 'get-home-page': { sliderItems } } })
  const slides = screen.getAllByRole('group').map((slide) => within(slide))
  const [first = expect.fail(), second, third] = slides
  expect(document.querySelector('[role=group] img')).toHaveAttribute('src', '/media/dawn.jpg')
  expect(first.getByRole('heading', { level: 2, name: 'Own' })).toBeVisible()
  expect(first.getByText('hectares').tagName).toBe('STRONG')

  // A hidden text tells screen readers the link's target.
  const other = second?.getByRole('link', { name: 'Learn more: Other' })
  expect(other).toHaveAttribute('target', '_blank')
  expect(other).toHaveAttribute('rel', 'noopener noreferrer')
  expect(third?.queryByText('Learn more')).not.toBeInTheDocument()

  const link = first.getByRole('link', { name: 'Learn more: Own' })
  expect(link).not.toHaveAttribute('target')
  await user.click(link)
  expect(await findPage('About the FEZ')).toBeVisible()
})
