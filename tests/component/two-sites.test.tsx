import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LanguageButtons } from '../../src/frame/header/language-buttons.tsx'
import { renderPart } from '../support/dom/render-site.tsx'

/** The languages that are on the screen, by their own names. */
const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

test('two sites in one process are each in its own language', async () => {
  await renderPart(<LanguageButtons />, 'ru')
  await renderPart(<LanguageButtons />, 'arm')
  expect(pressed()).toEqual(['Русский', 'Հայերեն'])
  const [, ofSecond] = screen.getAllByRole('button', { name: 'English' })
  await userEvent.click(ofSecond ?? expect.fail())
  await expect.poll(pressed).toEqual(['Русский', 'English'])
})
