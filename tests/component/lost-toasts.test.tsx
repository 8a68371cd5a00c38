import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderSite } from '../support/render-site.tsx'

vi.mock('../../src/frame/page/toasts.tsx', () => {
  throw new Error('The file is gone.')
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

test('where the file of the toasts is lost, the page stands, and can be left for another', async () => {
  const { user } = await renderSite('/contact')
  await expect
    .poll(() => vi.mocked(console.error).mock.calls.map(([said]: unknown[]) => said))
    .toContain('No toast can be shown.')
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  const navigation = screen.getByRole('navigation', { name: 'Main navigation' })
  expect(navigation).toBeVisible()
  await user.click(screen.getAllByRole('link', { name: 'Services' })[0] ?? navigation)
  expect(await screen.findByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
})
