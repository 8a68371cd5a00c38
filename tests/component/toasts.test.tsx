import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'react-toastify/unstyled'
import { afterEach, expect, test } from 'vitest'
import type { Language } from '../../src/isomorphic/languages.ts'
import { Toasts } from '../../src/toasts/toasts.tsx'
import { renderPart } from '../support/dom/render-site.tsx'

async function showToast(message: string, language?: Language) {
  await renderPart(<Toasts />, language)
  show(message)
  return screen.findByText(message)
}
const show = (message: string) => {
  act(() => {
    toast.success(message)
  })
}

afterEach(() => {
  act(() => {
    toast.dismiss()
  })
})

test('a toast is at the top right, in its colour, without a progress bar', async () => {
  await showToast('Message sent successfully!')
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('Message sent successfully!')
  const toastBox = alert.closest('.Toastify__toast')
  expect(toastBox).toHaveClass('Toastify__toast-theme--colored')
  expect(toastBox?.parentElement).toHaveClass('Toastify__toast-container--top-right')
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

test('the newest toast is on top', async () => {
  await showToast('First')
  show('Second')
  await screen.findByText('Second')
  const alerts = screen.getAllByRole('alert').map((each) => each.textContent)
  expect(alerts).toEqual(['Second', 'First'])
})

test('a toast that comes between two pages is shown', async () => {
  const { unmount, siteLanguage, toasts } = await renderPart(<Toasts />)
  unmount()
  await toasts.show('success', 'OK')
  // The built site has no strict mode, which mounts `Toasts` twice and so loses the toast.
  render(<Toasts />, {
    wrapper: ({ children }) => <I18nProvider i18n={siteLanguage.i18n}>{children}</I18nProvider>,
  })
  expect(await screen.findByText('OK')).toBeVisible()
})

test('neither a toast nor a key moves the focus to it', async () => {
  await showToast('OK')
  expect(document.body).toHaveFocus()
  fireEvent.keyDown(document.body, { altKey: true, key: 't', code: 'KeyT' })
  expect(document.body).toHaveFocus()
})

test('the names of a toast are in the language on the screen', async () => {
  await showToast('OK', 'ru')
  expect(screen.getByLabelText(/^Уведомления/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Закрыть' })).toBeVisible()
})

test('a toast is closed by a click on it', async () => {
  const text = await showToast('OK')
  await userEvent.click(text)
  // A toast goes after an animation, which jsdom does not play.
  await waitFor(() => {
    fireEvent.animationEnd(text.closest('[id]') ?? text)
    expect(text).not.toBeInTheDocument()
  })
})
