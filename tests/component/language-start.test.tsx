import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findPage, renderSite } from '../support/dom/render-site.tsx'

const switcher = (name: string) => screen.findByRole('button', { name })

test.each([
  ['no language', null, 'Language: English'],
  ['en', 'en', 'Language: English'],
  ['ru', 'ru', 'Язык: Русский'],
  ['arm', 'arm', 'Լեզուն՝ Հայերեն'],
  ['hy', 'hy', 'Լեզուն՝ Հայերեն'],
  ['an unknown language', 'de', 'Language: English'],
])(
  'with %s stored, the site opens in that language or in English, whatever the browser prefers',
  async (_, stored, name) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ru-RU', 'hy'])
    if (stored !== null) localStorage.setItem('language', stored)
    await renderSite('/error')
    expect(await switcher(name)).toBeVisible()
  },
)

test.each([
  ['ru', 'en', 'ru', 'Язык: Русский'],
  ['hy', 'en', 'arm', 'Լեզուն՝ Հայերեն'],
  ['arm', 'en', 'arm', 'Լեզուն՝ Հայերեն'],
  ['en', 'ru', 'en', 'Language: English'],
] as const)(
  '?lang=%s on a visit in %s chooses and stores %s, and is taken out of the address',
  async (asked, language, stored, name) => {
    const { router } = await renderSite(`/services?lang=${asked}`, { language })
    expect(await switcher(name)).toBeVisible()
    expect(localStorage.getItem('language')).toBe(stored)
    expect(router.state.location.href).toBe('/services')
  },
)

test('a ?lang that names no language of the site chooses nothing', async () => {
  await renderSite('/?lang=de', { language: 'ru' })
  expect(await switcher('Язык: Русский')).toBeVisible()
  expect(localStorage.getItem('language')).toBe('ru')
})

test('a link with ?lang chooses its language when it is followed, not when it is pointed at', async () => {
  const { router } = await renderSite('/contact')
  await router.preloadRoute({ to: '/services', search: { lang: 'ru' } })
  expect(await switcher('Language: English')).toBeVisible()
  expect(localStorage.getItem('language')).toBeNull()

  await router.navigate({ to: '/services', search: { lang: 'ru' } })
  expect(await switcher('Язык: Русский')).toBeVisible()
  expect(localStorage.getItem('language')).toBe('ru')
})

test.each([
  ['/contact?utm_source=letter&lang=ru&page=2#map', '/contact?utm_source=letter&page=2#map'],
  ['/residents?lang=ru#section-этапы', '/residents#section-%D1%8D%D1%82%D0%B0%D0%BF%D1%8B'],
  ['/Residents#section-որ', '/residents#section-%D5%B8%D6%80'],
  ['/пример?lang=ru&x=1#100%25', '/%D0%BF%D1%80%D0%B8%D0%BC%D0%B5%D1%80?x=1#100%25'],
])('the rest of the address %s stays: %s', async (opened, address) => {
  const { router } = await renderSite(opened)
  expect(router.history.location.href).toBe(address)
  expect(document.title).not.toBe('')
  if (address.startsWith('/%')) expect(await findPage('Ошибка 404')).toBeVisible()
})
