import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'react-toastify/unstyled'
import { afterEach, expect, test } from 'vitest'
import { activateLanguage } from '../../src/i18n/active-language.ts'
import type { Language } from '../../src/i18n/languages.ts'
import Toasts from '../../src/toasts/toasts.tsx'

async function renderToasts(language: Language = 'en') {
  await activateLanguage(language)
  render(
    <I18nProvider i18n={i18n}>
      <Toasts closeIcon={null} />
    </I18nProvider>,
  )
}
const show = (message: string) => {
  act(() => {
    toast.success(message)
  })
}

/** A toast goes after an animation, which jsdom does not play. */
const leaves = (message: string) =>
  waitFor(() => {
    const text = screen.queryByText(message)
    if (text) fireEvent.animationEnd(text.closest('[id]') ?? text)
    expect(screen.queryByText(message)).not.toBeInTheDocument()
  })

afterEach(() => {
  act(() => {
    toast.dismiss()
  })
})

test('a toast is at the top right, in its colour, without a progress bar, and leaves the focus alone', async () => {
  await renderToasts()
  show('Message sent successfully!')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Message sent successfully!')
  const toastBox = alert.closest('.Toastify__toast')
  expect(toastBox).toHaveClass('Toastify__toast-theme--colored')
  expect(toastBox?.parentElement).toHaveClass('Toastify__toast-container--top-right')
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(document.body).toHaveFocus()
})

test('a toast is closed by a click on it', async () => {
  await renderToasts()
  show('Message sent successfully!')
  await userEvent.click(await screen.findByText('Message sent successfully!'))
  await leaves('Message sent successfully!')
})

test('a toast is closed by its button', async () => {
  await renderToasts()
  show('Message sent successfully!')
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await leaves('Message sent successfully!')
})

test('the newest toast is on top', async () => {
  await renderToasts()
  show('First')
  await screen.findByText('First')
  show('Second')
  await screen.findByText('Second')
  const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent)
  expect(alerts).toEqual(['Second', 'First'])
})

test.each([
  ['en', /^Notifications/, 'Close'],
  ['ru', /^Уведомления/, 'Закрыть'],
  ['arm', /^Ծանուցումներ/, 'Փակել'],
] as const)('in %s, the words around a toast are translated', async (language, region, close) => {
  await renderToasts(language)
  expect(screen.getByLabelText(region)).toBeInTheDocument()
  show('OK')
  expect(await screen.findByRole('button', { name: close })).toBeVisible()
})
