import { expect, test, vi } from 'vitest'
import {
  detectLanguage,
  onLanguageStoredElsewhere,
  setLanguageCookie,
  storedLanguage,
  storeLanguage,
} from '../../../../src/i18n/language-storage.ts'

test('a cookie tells the server the stored language', () => {
  storeLanguage('arm')
  expect(document.cookie).toBe('language=arm')
  setLanguageCookie(undefined)
  expect(document.cookie).toBe('')
})

test.each([
  ['https://fez.example', 'language=ru; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ['http://localhost:4173', 'language=ru; Path=/; Max-Age=31536000; SameSite=Lax'],
])('the cookie of %s is %s', (address, cookie) => {
  vi.stubGlobal('location', new URL(address))
  const set = vi.spyOn(document, 'cookie', 'set')
  setLanguageCookie('ru')
  expect(set.mock.calls).toEqual([[cookie]])
})

test.each([
  ['', null, 'en'],
  ['', 'ru', 'ru'],
  ['', 'arm', 'arm'],
  ['', 'hy', 'arm'],
  ['', 'de', 'en'],
  ['?lang=hy', 'ru', 'arm'],
  ['?lang=de', 'ru', 'ru'],
])(
  'the query %j and %j in storage start in %s, whatever the browser prefers',
  (query, stored, language) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('ru-RU')
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ru-RU', 'hy'])
    if (stored !== null) localStorage.setItem('language', stored)
    expect(detectLanguage(query)).toBe(language)
  },
)

test('a browser that refuses storage stores no language', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  storeLanguage('ru')
  expect(storedLanguage()).toBeUndefined()
})

test('only a language is taken over from another tab', () => {
  const stored = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  const follow = vi.fn()
  const stop = onLanguageStoredElsewhere(follow)
  stored('theme', 'ru')
  stored('language', 'de')
  stored('language', null)
  stored(null, null)
  expect(follow).not.toHaveBeenCalled()
  stored('language', 'arm')
  expect(follow).toHaveBeenCalledExactlyOnceWith('arm')
  stop()
  stored('language', 'ru')
  expect(follow).toHaveBeenCalledOnce()
})

test('a page from the back/forward cache takes over the language', () => {
  const show = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  const follow = vi.fn()
  const stop = onLanguageStoredElsewhere(follow)
  show(true)
  storeLanguage('ru')
  show(false)
  expect(follow).not.toHaveBeenCalled()
  show(true)
  expect(follow).toHaveBeenCalledExactlyOnceWith('ru')
  stop()
  show(true)
  expect(follow).toHaveBeenCalledOnce()
})
