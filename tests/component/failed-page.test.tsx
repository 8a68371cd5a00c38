import { act, screen } from '@testing-library/react'
import { startTransition, useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { contactUs } from '../../src/api/contact-us.ts'
import { readResponse, recordQuery } from '../../src/api/records/record-query.ts'
import { FailedPage } from '../../src/frame/page/failed-page.tsx'
import { LostPartError } from '../../src/lazy-part.ts'
import { PageStartingContext } from '../../src/ui/page-starting-context.ts'
import { findPage, renderPart, renderSite } from '../support/dom/render-site.tsx'

class ThrowingLabels {
  get contact(): never {
    throw new Error('The frame has thrown.')
  }
}

test('if the frame itself throws, the visitor can still go on', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  const { router } = await renderSite('/')
  const { queryClient: store } = router.options.context
  const payload = { phoneNumber: '+374 10 000 000', contactEmail: 'a@b.am' }
  act(() => {
    store.setQueryData(recordQuery(contactUs).queryKey, readResponse(contactUs, { payload }))
    // No record has methods. These labels reach the frame as they are.
    store.setQueryData(['content', 'navbar-data'], new ThrowingLabels())
  })
  expect(await findPage('This page could not be shown')).toHaveFocus()
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ href }) => href)).toEqual(['tel:+37410000000', 'mailto:a@b.am'])

  act(() => {
    store.setQueryData(recordQuery(contactUs).queryKey, null)
  })
  await expect.poll(() => screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible()
})

test('if a block throws on the page that has the focus, the page says so and has it', async () => {
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
  await act(() => router.navigate({ to: '/services' }))
  const first = await findPage('Services')
  await expect.poll(() => document.activeElement).toBe(first)
  act(() => {
    queryClient.setQueryData(['content', 'get-service-page'], { services })
  })
  const heading = await findPage('This page could not be shown')
  expect(heading).toBeVisible()
  await expect.poll(() => document.activeElement).toBe(heading)
  expect(logged).toHaveBeenCalledWith('The page could not be shown.', fault)
})

test('if the first page of a visit is lost, the focus stays at the start of the document', async () => {
  await renderPart(<LostStart />)
  expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  expect(document.body).toHaveFocus()
})

function LostStart() {
  const [isStarting, setStarting] = useState(true)
  useEffect(() => {
    startTransition(() => {
      setStarting(false)
    })
  }, [])
  return (
    <PageStartingContext value={isStarting}>
      <FailedPage error={new LostPartError(() => Promise.resolve(), 'lost')} />
    </PageStartingContext>
  )
}
