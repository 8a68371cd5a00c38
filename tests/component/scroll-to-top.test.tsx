import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { main, renderSite } from '../support/dom/render-site.tsx'

// tests/browser/frame.spec.ts has when the button shows, and how it scrolls.
test('the scroll-to-top button takes the focus along to the page’s heading', async () => {
  const { user } = await renderSite('/services')
  vi.stubGlobal('scrollY', 201)
  fireEvent.scroll(window)
  screen.getByRole('button', { name: 'Scroll to top' }).focus()
  await user.keyboard('{Enter}')
  expect(main().getByRole('heading', { level: 1 })).toHaveFocus()
})
