import { i18n } from '@lingui/core'
import { beforeEach, expect, test, vi } from 'vitest'
import { activateLanguage, addMessages, loadCatalog } from '../../src/i18n/active-language.ts'
import {
  configureLanguageChange,
  delayLanguageChange,
  showLanguage,
} from '../../src/i18n/change-language.ts'

/** What the texts of a second language need. */
const load = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
const notifyLost = vi.fn()
const lost = () => Promise.reject(new Error('gone'))

beforeEach(async () => {
  load.mockReset()
  notifyLost.mockReset()
  configureLanguageChange({ load, notifyLost })
  vi.spyOn(console, 'error').mockReturnValue()
  activateLanguage('en', await loadCatalog('en'))
})

test('the messages of a part of the site leave the site’s own, and follow the language', async () => {
  const before = { ...i18n.messages }
  addMessages({ en: { gate: ['gate'] }, ru: { gate: ['ворота'] }, arm: { gate: ['դարպաս'] } })
  expect(i18n.messages).toEqual({ ...before, gate: ['gate'] })
  for (const [language, gate] of [
    ['arm', 'դարպաս'],
    ['ru', 'ворота'],
    ['en', 'gate'],
  ] as const) {
    expect(await showLanguage(language)).toBe('active')
    expect(i18n._('gate')).toBe(gate)
  }
})

test('a language is shown only with what its texts need, which the current one has', async () => {
  load.mockImplementation(lost)
  expect(await showLanguage('arm')).toBe('failed')
  expect(i18n.locale).toBe('en')
  expect(await showLanguage('en')).toBe('active')
})

test('a language that failed to load can be chosen again', async () => {
  load.mockImplementationOnce(lost)
  expect(await showLanguage('arm')).toBe('failed')
  expect(await showLanguage('arm')).toBe('active')
})

test('all who ask for a language at once get the same outcome, and the visitor hears once', async () => {
  load.mockImplementation(lost)
  const outcomes = [showLanguage('ru'), showLanguage('ru')]
  expect(await Promise.all(outcomes)).toEqual(['failed', 'failed'])
  expect(notifyLost.mock.calls).toEqual([['ru']])
})

test('while React hydrates the page, no other language is shown', async () => {
  const hydrated = Promise.withResolvers<unknown>()
  delayLanguageChange(hydrated.promise)
  const russian = showLanguage('ru')
  await vi.dynamicImportSettled()
  expect(i18n.locale).toBe('en')
  hydrated.resolve(null)
  expect(await russian).toBe('active')
  expect(i18n.locale).toBe('ru')
})

test.each([
  ['comes', () => Promise.resolve()],
  ['fails to load', lost],
])('a language that another choice replaced shows nothing when it %s', async (_, end) => {
  const file = Promise.withResolvers<unknown>()
  load.mockReturnValueOnce(file.promise)
  const russian = showLanguage('ru')
  expect(await showLanguage('arm')).toBe('active')
  file.resolve(end())
  expect(await russian).toBe('superseded')
  expect(i18n.locale).toBe('hy')
  expect(notifyLost).not.toHaveBeenCalled()
})

test('of a language that was chosen twice, the last choice counts', async () => {
  const file = Promise.withResolvers<unknown>()
  load.mockReturnValueOnce(file.promise)
  const first = showLanguage('ru')
  void showLanguage('arm')
  const second = showLanguage('ru')
  file.resolve(null)
  expect(await Promise.all([first, second])).toEqual(['superseded', 'active'])
})
