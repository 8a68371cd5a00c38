import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findPage, main, renderSite } from '../support/dom/render-site.tsx'

const openSlides = (...sliderItems: object[]) =>
  renderSite('/', { responses: { 'get-home-page': { sliderItems } } })

test('a slide has a picture, a title, an HTML description and a link', async () => {
  const description = '<p>24 <strong>hectares</strong></p>'
  await openSlides({ title: 'Zone', img: '/media/dawn.jpg', description, aboutUrl: '/about-FEZ' })
  const slide = screen.getByRole('group', { name: '1 of 1' })
  expect(slide.querySelector('img')).toHaveAttribute('src', '/media/dawn.jpg')
  expect(screen.getByRole('heading', { level: 2, name: 'Zone' })).toBeVisible()
  expect(screen.getByText('hectares').tagName).toBe('STRONG')
  // A hidden text tells screen readers the link's target.
  const link = screen.getByRole('link', { name: 'Learn more: Zone' })
  expect(link).toHaveAttribute('href', '/about-FEZ')
})

// tests/unit/src/ui/links/address.test.ts has the disguises of unsafe addresses.
test('the link of a slide opens a new tab unless it leads to the site’s own origin, is plain text if it is unsafe, and nothing if it is missing', async () => {
  const { user } = await openSlides(
    { title: 'Own', aboutUrl: 'http://localhost:4173/about-FEZ' },
    { title: 'Other', aboutUrl: 'https://armenia.travel/' },
    { title: 'Unsafe', aboutUrl: 'javascript:alert(1)' },
    { title: 'Blank', aboutUrl: ' ' },
  )
  const [own, other, ...more] = main().getAllByRole('link', { name: /^Learn more/ })
  expect(more).toEqual([])
  const unsafe = main().getAllByText('Learn more')[2]
  expect(unsafe?.closest('[role=group]')).toHaveAccessibleName('3 of 4')
  expect(main().getAllByText('Learn more')).toHaveLength(3)
  expect(other).toHaveAccessibleName('Learn more: Other')
  expect(other).toHaveAttribute('target', '_blank')
  expect(other).toHaveAttribute('rel', 'noopener noreferrer')

  expect(own).not.toHaveAttribute('target')
  await user.click(own ?? document.body)
  expect(await findPage('About the FEZ')).toBeVisible()
})
