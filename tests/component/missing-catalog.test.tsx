import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

test('where the words of the stored language cannot be had, the site opens in English', async () => {
  localStorage.setItem('language', 'ru')
  await renderSite('/')
  expect(await english()).toBeVisible()
  expect(console.error).toHaveBeenCalledOnce()
})

test('where the words of a chosen language cannot be had, those on the screen stay', async () => {
  const { user } = await renderSite('/')
  await user.click(await english())
  await user.click(screen.getByRole('menuitemradio', { name: 'Русский' }))
  await expect.poll(() => vi.mocked(console.error).mock.calls.length).toBe(1)
  expect(await english()).toBeVisible()
})

test('where the words of ?lang=ru cannot be had, the site opens in English, and no error escapes', async () => {
  const { router } = await renderSite('/services?lang=ru')
  expect(await english()).toBeVisible()
  expect(router.state.location.href).toBe('/services')
  await new Promise((resolve) => setImmediate(resolve))
  expect(unhandled).not.toHaveBeenCalled()
})
