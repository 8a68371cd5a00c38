import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findPage, renderSite } from '../support/dom/render-site.tsx'

const description = '<p>24 <strong>hectares</strong></p>'

async function openSlides(...sliderItems: object[]) {
  const { user } = await renderSite('/', { responses: { 'get-home-page': { sliderItems } } })
  return { user, slides: screen.getAllByRole('group').map((slide) => within(slide)) }
}

test('a slide has a picture, a title and an HTML description', async () => {
  const { slides } = await openSlides({ title: 'Own', img: '/media/dawn.jpg', description })
  expect(document.querySelector('[role=group] img')).toHaveAttribute('src', '/media/dawn.jpg')
  expect(slides[0]?.getByRole('heading', { level: 2, name: 'Own' })).toBeVisible()
  expect(slides[0]?.getByText('hectares').tagName).toBe('STRONG')
})

test('only the picture of the first slide is loaded at once', async () => {
  await openSlides({ title: 'First', img: '/1.jpg' }, { title: 'Second', img: '/2.jpg' })
  const images = [...document.querySelectorAll('[role=group] img')].slice(0, 2)
  const asked = images.map((image) =>
    ['loading', 'fetchpriority'].map((name) => image.getAttribute(name)),
  )
  expect(asked).toEqual([
    ['eager', 'high'],
    ['lazy', 'auto'],
  ])
})

// tests/component/home-page.test.tsx has a link with an unsafe address.
test('the link of a slide to another site opens a new tab', async () => {
  const { user, slides } = await openSlides(
    { title: 'Own', aboutUrl: 'http://localhost:4173/about-FEZ' },
    { title: 'Other', aboutUrl: 'https://armenia.travel/' },
    { title: 'Blank', aboutUrl: ' ' },
  )
  const [first = expect.fail(), second, third] = slides
  // A hidden text tells screen readers the link's target.
  const other = second?.getByRole('link', { name: 'Learn more: Other' })
  expect(other).toHaveAttribute('target', '_blank')
  expect(other).toHaveAttribute('rel', 'noopener noreferrer')
  expect(other).toHaveAccessibleDescription('opens in a new tab')
  expect(third?.queryByText('Learn more')).not.toBeInTheDocument()

  const link = first.getByRole('link', { name: 'Learn more: Own' })
  expect(link).not.toHaveAttribute('target')
  await user.click(link)
  expect(await findPage('About the FEZ')).toBeVisible()
})
