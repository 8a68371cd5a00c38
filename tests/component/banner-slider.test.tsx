import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startBackend } from '../support/backend.ts'
import { renderSite } from '../support/render-site.tsx'

function openSlide(slide: Record<string, unknown>) {
  const page = { sliderItems: [{ title: 'Zone', ...slide }] }
  return renderSite('/', { backend: startBackend({ 'get-home-page': page }) })
}

test('a slide has a picture, a title, an HTML description and a link', async () => {
  await openSlide({
    img: '/media/dawn.jpg',
    description: '<p>24 <strong>hectares</strong></p>',
    aboutUrl: '/about-FEZ',
  })
  const slide = screen.getByRole('group', { name: '1 of 1' })
  expect(slide.querySelector('img')).toHaveAttribute('src', '/media/dawn.jpg')
  expect(screen.getByRole('heading', { level: 2, name: 'Zone' })).toBeVisible()
  expect(screen.getByText('hectares').tagName).toBe('STRONG')
  // A hidden text tells screen readers the link's target.
  expect(screen.getByRole('link', { name: 'Learn more: Zone' })).toHaveAttribute(
    'href',
    '/about-FEZ',
  )
})

test('the link of a slide to the site’s own origin opens in place', async () => {
  const { user } = await openSlide({ aboutUrl: 'http://localhost:4173/about-FEZ' })
  const link = screen.getByRole('link', { name: /^Learn more/ })
  expect(link).not.toHaveAttribute('target')
  await user.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: 'About the FEZ' })).toBeVisible()
})

// tests/unit/src/ui/links/address.test.ts has the disguises of unsafe addresses.
test('the link of a slide to another site opens in a new tab', async () => {
  await openSlide({ aboutUrl: 'https://armenia.travel/' })
  const link = screen.getByRole('link', { name: /^Learn more/ })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a slide whose link is unsafe has no link', async () => {
  await openSlide({ aboutUrl: 'javascript:alert(1)' })
  expect(screen.getByRole('heading', { level: 2, name: 'Zone' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Learn more/ })).not.toBeInTheDocument()
})

test('a slide whose link is missing shows neither the link nor its text', async () => {
  await openSlide({ aboutUrl: ' ' })
  expect(screen.queryByText('Learn more')).not.toBeInTheDocument()
})
