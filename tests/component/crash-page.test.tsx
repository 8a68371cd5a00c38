import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { contactUs } from '../../src/api/contact-us.ts'
import { createQueryClient } from '../../src/api/records/query-client.ts'
import { CrashPage } from '../../src/frame/page/crash-page.tsx'
import { findPage, renderPart, renderSite } from '../support/dom/render-site.tsx'

test('if the frame itself throws, the visitor can still go on', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const store = createQueryClient()
  const payload = { phoneNumber: '+374 10 000 000', contactEmail: 'a@b.am' }
  store.setQueryData(contactUs.query.queryKey, contactUs.readResponse({ payload }))
  await renderPart(
    <QueryClientProvider client={store}>
      <CrashPage />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ href }) => href)).toEqual(['tel:+37410000000', 'mailto:a@b.am'])

  act(() => {
    store.setQueryData(contactUs.query.queryKey, null)
  })
  await expect.poll(() => screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible()
})

test('if a block throws, the page says so', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  const { router } = await renderSite('/')
  const { queryClient } = router.options.context
  const fault = new Error('The block has thrown.')
  // No function can come from a backend. This one reaches the block as it is.
  const services = Object.assign(() => [], {
    map: () => {
      throw fault
    },
  })
  queryClient.setQueryData(['content', 'get-service-page'], { services })
  await act(() => router.navigate({ to: '/services' }))
  expect(await findPage('This page could not be shown')).toBeVisible()
  expect(logged).toHaveBeenCalledWith('The page could not be shown.', fault)
})
