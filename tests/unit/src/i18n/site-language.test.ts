import { beforeEach, expect, test, vi } from 'vitest'
import { createSiteLanguage, type SiteLanguage } from '../../../../src/i18n/site-language.ts'

/** Loads what the texts of a second language need. */
const load = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
const notifyLost = vi.fn()
const lost = () => Promise.reject(new Error('gone'))
let site: SiteLanguage

beforeEach(async () => {
  load.mockReset()
  notifyLost.mockReset()
  site = createSiteLanguage({ load, notifyLost })
  await site.show('en')
})

test('two sites in one process have each its own language and messages', async () => {
  const other = createSiteLanguage()
  expect(await Promise.all([site.show('ru'), other.show('arm')])).toEqual(['active', 'active'])
  expect([site.i18n.locale, other.i18n.locale]).toEqual(['ru', 'hy'])
  other.addMessages({ en: { gate: ['gate'] }, ru: { gate: ['ворота'] }, arm: { gate: ['դարպաս'] } })
  await site.show('arm')
  expect([site.i18n._('gate'), other.i18n._('gate')]).toEqual(['gate', 'դարպաս'])
})

test('the messages of a part of the site follow the language', async () => {
  const before = { ...site.i18n.messages }
  site.addMessages({ en: { gate: ['gate'] }, ru: { gate: ['ворота'] }, arm: { gate: ['դարպաս'] } })
  expect(site.i18n.messages).toEqual({ ...before, gate: ['gate'] })
  for (const [language, gate] of [
    ['arm', 'դարպաս'],
    ['ru', 'ворота'],
    ['en', 'gate'],
  ] as const) {
    expect(await site.show(language)).toBe('active')
    expect(site.i18n._('gate')).toBe(gate)
  }
})

test('a language is shown only with what its texts need', async () => {
  load.mockImplementation(lost)
  expect(await site.show('arm')).toBe('failed')
  expect(site.i18n.locale).toBe('en')
  expect(await site.show('en')).toBe('active')
})

test('only a choice that is shown is remembered', async () => {
  load.mockImplementationOnce(lost)
  await site.choose('arm')
  expect(localStorage.getItem('language')).toBeNull()
  await site.choose('arm')
  expect(localStorage.getItem('language')).toBe('arm')
})

// A browser keeps the two for different times, and the server reads only the cookie.
test.each([
  ['arm', 'language=arm'],
  ['', ''],
])('with %j stored, a start leaves the cookie %j', async (stored, cookie) => {
  document.cookie = 'language=ru; path=/'
  localStorage.setItem('language', stored)
  await site.start('en')
  expect(document.cookie).toBe(cookie)
})

test('all who ask for a language at once get the same outcome', async () => {
  load.mockImplementation(lost)
  const outcomes = [site.show('ru'), site.show('ru')]
  expect(await Promise.all(outcomes)).toEqual(['failed', 'failed'])
})

test('while React hydrates the page, no other language is shown', async () => {
  const hydrated = Promise.withResolvers<unknown>()
  site.delayChange(hydrated.promise)
  const russian = site.show('ru')
  await vi.dynamicImportSettled()
  expect(site.i18n.locale).toBe('en')
  hydrated.resolve(null)
  expect(await russian).toBe('active')
  expect(site.i18n.locale).toBe('ru')
})

test.each([
  ['comes', () => Promise.resolve()],
  ['fails to load', lost],
])('a language that another choice replaced shows nothing when it %s', async (_, end) => {
  const file = Promise.withResolvers<unknown>()
  load.mockReturnValueOnce(file.promise)
  const russian = site.show('ru')
  expect(await site.show('arm')).toBe('active')
  file.resolve(end())
  expect(await russian).toBe('superseded')
  expect(site.i18n.locale).toBe('hy')
  expect(notifyLost).not.toHaveBeenCalled()
})

test('a language that is chosen again, after another one, is shown', async () => {
  const file = Promise.withResolvers<unknown>()
  load.mockReturnValueOnce(file.promise)
  const first = site.show('ru')
  void site.show('arm')
  expect(await site.show('ru')).toBe('active')
  file.resolve(null)
  await first
  expect(site.i18n.locale).toBe('ru')
})
