import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findPage, renderSite } from '../support/dom/render-site.tsx'

const description = '<p>24 <strong>hectares</strong></p>'

// tests/unit/src/ui/links/address.test.ts has the disguises of unsafe addresses.
test('a slide has a picture, a title, an HTML description and a link, which opens a new tab unless it leads to the site’s own origin, is plain text if it is unsafe, and nothing if it is missing', async () => {
  const own = { img: '/media/dawn.jpg', description, aboutUrl: 'http://localhost:4173/about-FEZ' }
  const sliderItems = [
    { title: 'Own', ...own },
    { title: 'Other', aboutUrl: 'https://armenia.travel/' },
    { title: 'Unsafe', aboutUrl: 'javascript:alert(1)' },
    { title: 'Blank', aboutUrl: ' ' },
  ]
  const { user } = await renderSite('/', { responses: { 'get-home-page': { sliderItems } } })
  const slides = screen.getAllByRole('group').map((slide) => within(slide))
  const [first = expect.fail(), second, third, fourth] = slides
  expect(document.querySelector('[role=group] img')).toHaveAttribute('src', '/media/dawn.jpg')
  expect(first.getByRole('heading', { level: 2, name: 'Own' })).toBeVisible()
  expect(first.getByText('hectares').tagName).toBe('STRONG')

  // A hidden text tells screen readers the link's target.
  const other = second?.getByRole('link', { name: 'Learn more: Other' })
  expect(other).toHaveAttribute('target', '_blank')
  expect(other).toHaveAttribute('rel', 'noopener noreferrer')
  expect(third?.getByText('Learn more').closest('a')).toBeNull()
  expect(fourth?.queryByText('Learn more')).not.toBeInTheDocument()

  const link = first.getByRole('link', { name: 'Learn more: Own' })
  expect(link).not.toHaveAttribute('target')
  await user.click(link)
  expect(await findPage('About the FEZ')).toBeVisible()
})
