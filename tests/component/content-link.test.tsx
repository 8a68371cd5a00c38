import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ContentLink } from '../../src/ui/links/content-link.tsx'

function renderLink(href: string, onClick: (event: React.MouseEvent) => void) {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
  })
  render(
    <RouterContextProvider router={router}>
      <ContentLink href={href} onClick={onClick}>
        More
      </ContentLink>
    </RouterContextProvider>,
  )
  return router
}

test.each(['/services', 'https://armenia.travel/', '/media/plan.pdf', 'mailto:a@b.am'])(
  'a click on a link to %s calls the click handler of its user',
  (href) => {
    const heard = vi.fn((event: React.MouseEvent) => {
      // jsdom cannot follow links.
      if (href !== '/services') event.preventDefault()
    })
    renderLink(href, heard)
    fireEvent.click(screen.getByRole('link', { name: 'More' }))
    expect(heard).toHaveBeenCalledOnce()
  },
)

test('a click whose default was prevented opens no page', () => {
  const router = renderLink('/services', (event) => {
    event.preventDefault()
  })
  const navigate = vi.spyOn(router, 'navigate')
  fireEvent.click(screen.getByRole('link', { name: 'More' }))
  expect(navigate).not.toHaveBeenCalled()
})
