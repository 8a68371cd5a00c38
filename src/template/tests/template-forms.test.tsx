import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/dom/render-site.tsx'

test.each([
  ['/home-2', 'Register now', 'Registration Successful', ['Name', 'Email', 'Phone Number']],
  ['/home-4', 'Register now', 'Registration Successful', ['Name', 'Email', 'Phone Number']],
  ['/home-6', 'Register now', 'Registration Successful', ['Name', 'Email', 'Phone Number']],
  ['/blog-details', 'Post comment', 'Comment Post Successfully', ['Name', 'Email', 'Comment']],
  ['/course-details', 'Post review', 'Review Post Successfully', ['Name', 'Email', 'Review']],
])('the form on %s says %j only when it is filled in', async (...row) => {
  const [address, action, success, fields] = row
  const { user, backend } = await renderSite(address)
  const tab = screen.queryByRole('tab', { name: 'Write review' })
  if (tab) await user.click(tab)
  const button = screen.getByRole('button', { name: action })
  const form = button.closest('form') ?? document.body
  const calls = backend.calls.length

  await user.click(button)
  expect(form).toBeInvalid()
  expect(screen.queryByText(success)).not.toBeInTheDocument()

  for (const name of fields) {
    const field = within(form).getByRole('textbox', { name })
    expect(field).toBeRequired()
    const value = name === 'Email' ? 'someone@company.example' : 'Something'
    fireEvent.change(field, { target: { value } })
  }
  await user.click(button)

  expect(await screen.findByText(success)).toBeVisible()
  expect(within(form).getByRole('textbox', { name: 'Name' })).toHaveValue('')
  expect(backend.calls).toHaveLength(calls)
})

test('a toast that is on the screen changes with the language', async () => {
  const { user, chooseLanguage } = await renderSite('/home-2')
  for (const field of screen.getAllByRole('textbox')) {
    fireEvent.change(field, { target: { value: 'a@company.example' } })
  }
  await user.click(screen.getByRole('button', { name: 'Register now' }))
  // Under the pointer it does not go by itself, however long the catalog takes.
  fireEvent.pointerEnter(await screen.findByText('Registration Successful'))
  await chooseLanguage('ru')
  expect(await screen.findByText('Вы записаны')).toBeVisible()
})
