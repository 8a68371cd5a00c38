import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseLanguage } from '../../../tests/support/choose-language.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { TEMPLATE_PAGES } from '../template-pages.ts'

const LATIN = /[a-z]{2}/i

/** What the controls of a template page are called: not its placeholder texts, which are English. */
function controls(): string[] {
  const main = within(screen.getByRole('main'))
  const all = ['tab', 'textbox', 'searchbox', 'radio', 'tablist', 'group'] as const
  return [
    ...all.flatMap((role) => main.queryAllByRole(role)).map(nameOf),
    ...main.queryAllByRole('button').filter(notQuestion).map(nameOf),
  ]
}

// A question of the accordion is placeholder text, though it is a button.
const notQuestion = (button: HTMLElement) => !button.closest('h3')

function nameOf(element: HTMLElement): string {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  return (
    element.getAttribute('aria-label') ??
    (labels.map((label) => label.textContent).join() || element.textContent)
  )
}

test.each(TEMPLATE_PAGES)('the controls of $path speak the chosen language', async ({ path }) => {
  const { user } = await renderSite(path)
  await chooseLanguage(user, 'Русский')
  expect(controls().filter((name) => LATIN.test(name))).toEqual([])
  await screen.findByRole('navigation', { name: 'Страницы шаблона' })

  await chooseLanguage(user, 'Հայերեն')
  expect(controls().filter((name) => LATIN.test(name))).toEqual([])
  await screen.findByRole('navigation', { name: 'Ձևանմուշի էջերը' })
})

test('a visitor who comes from the product finds the words of the template in their language', async () => {
  localStorage.setItem('language', 'ru')
  await renderSite('/course-details')
  expect(await screen.findByRole('tab', { name: 'Программа' })).toBeVisible()
})
