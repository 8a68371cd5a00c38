import { i18n } from '@lingui/core'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addCatalogs } from '../../src/i18n/active-language.ts'
import { oneWord } from '../support/one-word.ts'
import { renderSite } from '../support/render-site.tsx'

vi.mock('../../locales/ru.po', () => {
  throw new Error('The file is gone.')
})

const unhandled = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  unhandled.mockClear()
  process.on('unhandledRejection', unhandled)
})
afterEach(() => {
  process.off('unhandledRejection', unhandled)
})

const english = () => screen.findByRole('button', { name: 'Language: English' })

/** Each test waits for its toast, so that none appears in the next test. */
async function seeRussianLost() {
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Русский could not be loaded. Please choose it again.',
  )
  expect(await english()).toBeVisible()
}

test('if the catalog of the stored language fails to load, the site opens in English and says so', async () => {
  localStorage.setItem('language', 'ru')
  await renderSite('/error')
  await seeRussianLost()
  expect(console.error).toHaveBeenCalledOnce()
  expect(localStorage.getItem('language')).toBe('ru')
})

test('if the catalog of a chosen language fails to load, a toast says so and nothing changes', async () => {
  localStorage.setItem('language', 'en')
  const { user } = await renderSite('/error')
  await user.click(await english())
  await user.click(screen.getByRole('menuitemradio', { name: 'Русский' }))
  await seeRussianLost()
  expect(console.error).toHaveBeenCalledOnce()
  expect(localStorage.getItem('language')).toBe('en')

  // Catalogs that are added later are in the language on the screen.
  await addCatalogs(oneWord({ en: 'gate', ru: 'ворота', arm: 'դարպաս' }))
  expect(i18n._('gate')).toBe('gate')
})

test('if the Russian catalog fails to load for ?lang=ru, the site opens in English without an error', async () => {
  const { router } = await renderSite('/services?lang=ru')
  await seeRussianLost()
  expect(router.state.location.href).toBe('/services')
  await new Promise((resolve) => setImmediate(resolve))
  expect(unhandled).not.toHaveBeenCalled()
})
