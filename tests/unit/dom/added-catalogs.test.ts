import { i18n } from '@lingui/core'
import { expect, test, vi } from 'vitest'
import { activateLanguage, addCatalogs } from '../../../src/i18n/active-language.ts'
import { oneWord } from '../../support/one-word.ts'

test('the words of a part of the site come in the language on the screen, and follow it', async () => {
  await activateLanguage('ru')
  await addCatalogs(oneWord({ en: 'gate', ru: 'ворота', arm: 'դարպաս' }))
  expect(i18n._('gate')).toBe('ворота')
  await activateLanguage('arm')
  expect(i18n._('gate')).toBe('դարպաս')
  await activateLanguage('en')
  expect(i18n._('gate')).toBe('gate')
})

test('the words of the site stay beside them', async () => {
  await activateLanguage('ru')
  const before = { ...i18n.messages }
  await addCatalogs(oneWord({ en: 'gate', ru: 'врата', arm: 'դարպաս' }))
  expect(i18n.messages).toEqual({ ...before, gate: ['врата'] })
})

test('catalogs are loaded once, however often they are added', async () => {
  const catalogs = oneWord({ en: 'gate', ru: 'калитка', arm: 'դարպաս' })
  await activateLanguage('ru')
  await addCatalogs(catalogs)
  const ru = vi.spyOn(catalogs, 'ru')
  await addCatalogs(catalogs)
  expect(ru).not.toHaveBeenCalled()
})

test('words that cannot be had are an error, and keep no language from being shown', async () => {
  await activateLanguage('en')
  const broken = () => Promise.reject(new Error('gone'))
  await expect(addCatalogs({ ...oneWord({}), en: broken })).rejects.toThrow('gone')
  await activateLanguage('ru')
  expect(i18n.locale).toBe('ru')
})
