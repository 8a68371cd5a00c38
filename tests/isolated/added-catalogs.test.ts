import { i18n, type Messages } from '@lingui/core'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  activateLanguage,
  addCatalogs,
  configureLanguageChange,
  showLanguage,
} from '../../src/i18n/active-language.ts'
import type { CatalogLoaders } from '../../src/i18n/catalogs.ts'
import { type Language, LANGUAGE_CODES } from '../../src/isomorphic/languages.ts'

/** Loaders of catalogs with the single message 'gate', whose translations default to 'gate'. */
function gateCatalogs(translations: Partial<Record<Language, string>>): CatalogLoaders {
  const catalogs = LANGUAGE_CODES.map((language) => {
    const messages = { gate: [translations[language] ?? 'gate'] }
    return [language, () => Promise.resolve({ messages })]
  })
  return Object.fromEntries(catalogs) as CatalogLoaders
}

const lost = () => Promise.reject(new Error('gone'))

const TRANSLATIONS = { en: 'gate', ru: 'ворота', arm: 'դարպաս' }

test('the catalog of a part of the site leaves the site’s own texts, and is loaded once', async () => {
  const catalogs = gateCatalogs(TRANSLATIONS)
  await activateLanguage('ru')
  const before = { ...i18n.messages }
  await addCatalogs(catalogs)
  expect(i18n.messages).toEqual({ ...before, gate: ['ворота'] })
  const load = vi.spyOn(catalogs, 'ru')
  await addCatalogs(catalogs)
  expect(load).not.toHaveBeenCalled()
})

test('a part’s catalog follows the language on the screen', async () => {
  await activateLanguage('ru')
  await addCatalogs(gateCatalogs(TRANSLATIONS))
  await activateLanguage('arm')
  expect(i18n._('gate')).toBe('դարպաս')
  await activateLanguage('en')
  expect(i18n._('gate')).toBe('gate')
})

test('a catalog that fails to load is an error, and the language can still be shown', async () => {
  await activateLanguage('en')
  await expect(addCatalogs({ ...gateCatalogs({}), en: lost })).rejects.toThrow('gone')
  await activateLanguage('ru')
  expect(i18n.locale).toBe('ru')
})

test('after a language that failed to load, added catalogs are in the language on the screen', async () => {
  await activateLanguage('arm')
  await addCatalogs({ ...gateCatalogs({}), ru: lost })
  await expect(activateLanguage('ru')).rejects.toThrow('gone')
  await addCatalogs(gateCatalogs(TRANSLATIONS))
  expect(i18n._('gate')).toBe('դարպաս')
})

test('a language is shown only with what its texts need, which the current one has', async () => {
  await activateLanguage('en')
  configureLanguageChange({ load: lost })
  onTestFinished(() => {
    configureLanguageChange({ load: () => Promise.resolve() })
  })
  await expect(activateLanguage('arm')).rejects.toThrow('gone')
  expect(await activateLanguage('en')).toBe('active')
})

test('a language that failed to load can be chosen again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await activateLanguage('en')
  const catalogs = gateCatalogs(TRANSLATIONS)
  vi.spyOn(catalogs, 'arm').mockImplementationOnce(lost)
  await addCatalogs(catalogs)
  expect(await showLanguage('arm')).toBe('failed')
  expect(await showLanguage('arm')).toBe('active')
})

test('a language that comes after another was chosen is not shown', async () => {
  await activateLanguage('arm')
  const file = Promise.withResolvers<{ messages: Messages }>()
  await addCatalogs({ ...gateCatalogs(TRANSLATIONS), en: () => file.promise })
  const english = activateLanguage('en')
  await activateLanguage('arm')
  file.resolve({ messages: {} })
  expect(await english).toBe('superseded')
  expect(i18n._('gate')).toBe('դարպաս')
})

test('all who ask for a language at once are told that it failed to load', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await activateLanguage('en')
  await addCatalogs({ ...gateCatalogs({ en: 'quay' }), ru: lost })
  const outcomes = [showLanguage('ru'), showLanguage('ru')]
  expect(await Promise.all(outcomes)).toEqual(['failed', 'failed'])
})

test('a language that another choice replaced may fail to load', async () => {
  await activateLanguage('en')
  const file = Promise.withResolvers<{ messages: Messages }>()
  await addCatalogs({ ...gateCatalogs({ en: 'gate', arm: 'դարպաս' }), ru: () => file.promise })
  const russian = activateLanguage('ru')
  await activateLanguage('arm')
  file.reject(new Error('gone'))
  expect(await russian).toBe('superseded')
  expect(i18n._('gate')).toBe('դարպաս')
  await activateLanguage('en')
})
