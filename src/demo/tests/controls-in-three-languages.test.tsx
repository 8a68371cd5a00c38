import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseLanguage } from '../../../tests/support/choose-language.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { TEMPLATE_PAGES } from '../template-pages.ts'

/** The English messages of the site and of the template, with numbers for their placeholders. */
const ENGLISH = await Promise.all(['locales/en.po', 'src/demo/locales/en.po'].map(messagesOf)).then(
  (catalogs) => catalogs.flat(),
)

async function messagesOf(file: string): Promise<RegExp[]> {
  const context = { locale: 'en', sourceLocale: 'en', filename: file }
  const catalog = await formatter().parse(readFileSync(file, 'utf8'), context)
  return Object.values(catalog).map(({ message = '' }) => {
    const literally = message.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    return new RegExp(`^${literally.replace(/\{\w+\}/g, '\\d+')}$`)
  })
}

/** The visible texts and the names on the screen that are messages in English. */
function englishOnTheScreen(): string[] {
  const elements = [...document.querySelectorAll('main :not(script, style)')]
  const said = elements
    // Names of pages and courses are placeholder texts, even if a message has the same words.
    .filter((element) => !element.closest('.template-pages li, h1, nav ol'))
    .flatMap((element) => [
      [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(''),
      element.getAttribute('aria-label') ?? '',
    ])
  return said.filter((text) => text !== '' && ENGLISH.some((message) => message.test(text)))
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
