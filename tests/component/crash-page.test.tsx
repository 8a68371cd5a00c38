import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { contactUs } from '../../src/api/contact-us.ts'
import { createQueryClient } from '../../src/api/records/query-client.ts'
import { CrashPage } from '../../src/frame/page/crash-page.tsx'
import { activateLanguage } from '../../src/i18n/active-language.ts'

test('if the frame itself throws, the visitor can still call, write and reload the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await activateLanguage('en')
  const store = createQueryClient()
  const payload = { phoneNumber: '+374 10 55 01 00', contactEmail: 'a@b.am' }
  store.setQueryData(contactUs.queryKey, contactUs.readResponse({ payload }))
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={store}>
        <CrashPage error={new Error('The header has thrown.')} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  const call = screen.getByRole('link', { name: '+374 10 55 01 00' })
  expect(call).toHaveAttribute('href', 'tel:+37410550100')
  expect(screen.getByRole('link', { name: 'a@b.am' })).toHaveAttribute('href', 'mailto:a@b.am')

  act(() => {
    store.setQueryData(contactUs.queryKey, null)
  })
  await expect.poll(() => screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible()
})
