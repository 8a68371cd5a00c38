import { expect, test, vi } from 'vitest'
import {
  onLanguageStoredElsewhere,
  setLanguageCookie,
  storedLanguage,
  storeLanguage,
} from '../../../../src/i18n/language-storage.ts'

test.each(['en', 'ru', 'arm'] as const)('%s is kept under the key language', (language) => {
  storeLanguage(language)
  expect(localStorage.getItem('language')).toBe(language)
  expect(storedLanguage()).toBe(language)
})

test('a cookie tells the server the stored language, and goes when none is stored', () => {
  storeLanguage('arm')
  expect(document.cookie).toBe('language=arm')
  setLanguageCookie(undefined)
  expect(document.cookie).toBe('')
})

test('a stored hy is accepted as arm', () => {
  localStorage.setItem('language', 'hy')
  expect(storedLanguage()).toBe('arm')
})

test.each(['', 'de', 'null', '{"language":"ru"}'])(
  'a stored %j counts as no language',
  (stored) => {
    localStorage.setItem('language', stored)
    expect(storedLanguage()).toBeUndefined()
  },
)

test('if the storage, or even access to it, is refused, the language is simply not stored', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  storeLanguage('ru')
  expect(storedLanguage()).toBeUndefined()

  vi.restoreAllMocks()
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse)
  storeLanguage('ru')
  expect(storedLanguage()).toBeUndefined()
})

test('a language chosen in another tab is taken over, until that is no longer wanted, and no other change', () => {
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
