import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { keepPlace } from '../../src/frame/page/keep-place.ts'

const PAGE = '<form><input name="email" aria-label="E-mail" /><a href="/">Home</a></form>'

function preparePage() {
  document.body.innerHTML = `<div id="root">${PAGE}</div>`
  const root = document.querySelector<HTMLElement>('#root')
  if (!root) throw new Error('There is no root.')
  const replace = () => {
    root.innerHTML = PAGE
  }
  return { root, replace }
}

test('what is typed while the running site is on its way stays, with its place', async () => {
  const { root, replace } = preparePage()
  const returnToPlace = keepPlace(root)
  await userEvent.type(screen.getByLabelText('E-mail'), 'anna@example.am{ArrowLeft}')
  replace()
  returnToPlace()
  const field = screen.getByLabelText<HTMLInputElement>('E-mail')
  expect(field).toHaveValue('anna@example.am')
  expect(field).toHaveFocus()
  expect(field.selectionStart).toBe('anna@example.a'.length)
})

test('a link that takes the focus meanwhile keeps it', async () => {
  const { root, replace } = preparePage()
  const returnToPlace = keepPlace(root)
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus()
  replace()
  returnToPlace()
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus()
})
