import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseLanguage, renderSite } from '../../../tests/support/render-site.tsx'
import { TEMPLATE_PAGES } from '../template-pages.ts'

/** Any English message of the site or of the template, with numbers for its placeholders. */
const ENGLISH = await Promise.all(['locales/en.po', 'src/demo/locales/en.po'].map(messagesOf)).then(
  (catalogs) => new RegExp(`^(${catalogs.flat().join('|')})$`),
)

async function messagesOf(file: string): Promise<string[]> {
  const context = { locale: 'en', sourceLocale: 'en', filename: file }
  const catalog = await formatter().parse(readFileSync(file, 'utf8'), context)
  return Object.values(catalog).map(({ message = '' }) => {
    const literally = message.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    return literally.replace(/\{\w+\}/g, '\\d+')
  })
}

/** The visible texts and the names on the screen that are messages in English. */
function englishOnTheScreen(): string[] {
  return [...document.querySelectorAll('main :not(script, style)')].flatMap((element) => {
    const said = [
      [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(''),
      element.getAttribute('aria-label') ?? '',
    ]
    const english = said.filter((text) => text !== '' && ENGLISH.test(text))
    // Names of pages and courses are placeholder texts, even if a message has the same words.
    return english.length > 0 && element.closest('.template-pages li, h1, nav ol') ? [] : english
  })
}

test.each(TEMPLATE_PAGES)('the controls of $path are in the chosen language', async ({ path }) => {
  const { user } = await renderSite(path)
  expect(englishOnTheScreen()).not.toEqual([])

  await chooseLanguage(user, 'Русский')
  await screen.findByRole('navigation', { name: 'Страницы шаблона' })
  expect(englishOnTheScreen()).toEqual([])

  await chooseLanguage(user, 'Հայերեն')
  await screen.findByRole('navigation', { name: 'Ձևանմուշի էջերը' })
  expect(englishOnTheScreen()).toEqual([])
})

test('a visitor who comes from the product’s pages sees the template’s words in their language', async () => {
  localStorage.setItem('language', 'ru')
  await renderSite('/course-details')
  expect(await screen.findByRole('tab', { name: 'Программа' })).toBeVisible()
})
