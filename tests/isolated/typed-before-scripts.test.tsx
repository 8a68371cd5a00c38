import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../src/api/records/query-client.ts'
import { ContactForm } from '../../src/contact/contact-form.tsx'
import type { SendMessage } from '../../src/contact/use-sending.tsx'
import { activateLanguage } from '../../src/i18n/active-language.ts'
import { Words } from '../../src/i18n/words.tsx'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

test('text typed before the scripts load stays after they have loaded, and is sent', async () => {
  const complaints = vi.spyOn(console, 'error')
  const send = vi.fn<SendMessage>(() => Promise.resolve())
  await activateLanguage('en')
  const queryClient = createQueryClient()
  const form = (
    <I18nProvider i18n={i18n} defaultComponent={Words}>
      <QueryClientProvider client={queryClient}>
        <ContactForm send={send} email={undefined} phone={undefined} />
      </QueryClientProvider>
    </I18nProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(form)
  document.body.append(container)
  field('First Name').value = 'Ani'
  field('Last Name').value = 'Petrosyan'
  field('Phone Number').value = '+374 10 55 01 00'
  field('Message').value = 'We make'

  const { rerender } = render(form, { container, hydrate: true })
  rerender(form)
  expect(field('First Name')).toHaveValue('Ani')
  expect(field('Phone Number')).toHaveValue('+37410550100')
  const user = userEvent.setup()
  await user.type(field('Message'), ' sensors.')
  await user.type(field('Email'), 'ani@example.am')
  await user.click(screen.getByRole('button', { name: 'Send Now' }))
  await waitFor(() => {
    expect(field('First Name')).toHaveValue('')
  })
  expect(send).toHaveBeenCalledWith({
    firstName: 'Ani',
    lastName: 'Petrosyan',
    email: 'ani@example.am',
    phone: '+37410550100',
    message: 'We make sensors.',
  })
  expect(complaints).not.toHaveBeenCalled()
})
