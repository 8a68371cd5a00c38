import { i18n, type Messages } from '@lingui/core'
import { expect, test, vi } from 'vitest'
import { activateLanguage, addCatalogs, showLanguage } from '../../src/i18n/active-language.ts'
import type { Catalogs } from '../../src/i18n/catalogs.ts'
import { type Language, LANGUAGE_CODES } from '../../src/isomorphic/languages.ts'

/** Catalogs with the single message 'gate', whose translations default to 'gate'. */
function gateCatalogs(translations: Partial<Record<Language, string>>): Catalogs {
  const catalogs = LANGUAGE_CODES.map((language) => {
    const messages = { gate: [translations[language] ?? 'gate'] }
    return [language, () => Promise.resolve({ messages })]
  })
  return Object.fromEntries(catalogs) as Catalogs
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
  await activateLanguage('en')
  await addCatalogs({ ...gateCatalogs({ en: 'quay' }), ru: lost })
  await expect(activateLanguage('ru')).rejects.toThrow('gone')
  await addCatalogs(gateCatalogs(TRANSLATIONS))
  expect(i18n._('gate')).toBe('gate')
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
