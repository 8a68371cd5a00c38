import type { Locator, Page } from '@playwright/test'
import { choose, RUSSIAN } from './support/choose-language.ts'
import { fillForm } from './support/fill-form.ts'
import { listen } from './support/listen.ts'
import {
  blockRequests,
  expect,
  open,
  stopTimers,
  test,
  waitForPreloaderEnd,
} from './support/site.ts'
import { closeToast, toastIn } from './support/toast.ts'

/** Covers what a screen reader says in a whole visit: live regions, and the elements that take the focus. */
test('a visit is said once, in order, when it has happened', async ({ page }) => {
  const { said, forget } = await listen(page)
  // Otherwise the page says that the form is on its way.
  await stopTimers(page)
  const step = async (name: string, does: () => Promise<unknown>, expected: string[]) => {
    await test.step(name, async () => {
      await does()
      await expect.poll(said, name).toEqual(expected)
      await forget()
    })
  }

  await step('the start', () => start(page), [])

  /** Presses a key on a control that already has the focus. */
  const press = async (control: Locator) => {
    await control.focus()
    await forget()
    await control.press('Enter')
  }
  const arrowOf = (carousel: string, name: string) =>
    page.getByRole('region', { name: carousel }).getByRole('button', { name })
  await step('a slide', () => press(arrowOf('Introduction', 'Next slide')), [
    'polite: Slide 2 of 3',
  ])
  await step(
    'three slides, round the end',
    () => press(arrowOf('Why choose us', 'Previous slide')),
    ['polite: 6–2 of 6'],
  )

  await step(
    'the window of a phone',
    async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const reasons = page.getByRole('region', { name: 'Why choose us' })
      await expect(reasons.locator('.carousel-count')).toHaveText('6 / 6')
    },
    [],
  )
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await step('the menu of a phone', () => press(page.getByRole('button', { name: 'Menu' })), [
    'focus: Close menu, button',
  ])
  const group = menu.getByRole('button', { name: 'Residents' })
  await step('its group', () => press(group), [])
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  const unblock = await blockRequests(page, RUSSIAN)
  await step(
    'a language that is lost',
    () => press(menu.getByRole('button', { name: 'Русский' })),
    ['polite: Русский could not be loaded. Please choose it again. Close'],
  )
  await step('the end of the menu', () => page.keyboard.press('Escape'), ['focus: Menu, button'])
  await closeToast(page)
  unblock()
  await page.setViewportSize({ width: 1440, height: 900 })

  const language = page.locator('.language-switcher > button')
  const option = (name: string) => page.getByRole('menuitemradio', { name })
  await step('the menu of languages', () => press(language), ['focus: En English, menuitemradio'])
  await step('another language', () => press(option('Ру Русский')), [
    'focus: En – Language: English, button',
  ])
  await expect(language).toHaveAccessibleName('Ру – Язык: Русский')
  await step('the menu in it', () => press(language), ['focus: Ру Русский, menuitemradio'])
  await step('and back', () => press(option('En English')), ['focus: Ру – Язык: Русский, button'])
  await expect(language).toHaveAccessibleName('En – Language: English')

  const bar = page.getByRole('navigation', { name: 'Main navigation' })
  for (const name of ['Services', 'Services', 'Contact']) {
    await step(`the page ${name}`, () => press(bar.getByRole('link', { name })), [
      `focus: ${name}, heading`,
    ])
  }

  await step(
    'an error on leaving',
    async () => {
      await page.getByLabel('First Name').focus()
      await forget()
      await page.getByLabel('First Name').press('Tab')
    },
    ['polite: First Name is required', 'focus: Last Name, textbox'],
  )
  await step('a submit with errors', () => page.getByLabel('Last Name').press('Enter'), [
    'focus: First Name, textbox, First Name is required',
    'polite: 5 fields to correct',
  ])

  const send = page.getByRole('form').locator('[type=submit]')
  let answer = Promise.withResolvers<boolean>()
  await page.route('**/fez/messages', async (route) => {
    await route.fulfill({ json: { success: await answer.promise } })
  })
  const respond = (success: boolean) => {
    answer.resolve(success)
    return expect(send).toHaveText('Send Now')
  }
  await fillForm(page)
  await step('sending', () => press(send), [
    'focus: Send us a message, group',
    'polite: Sending...',
  ])
  await step('a failure', () => respond(false), [
    'focus: Send Now, button',
    'polite: Your message was not sent. Everything you typed is still here. Write to invest@kanaker-fez.example or call +374 10 000 000.',
    'polite: Failed to send message. Please try again. Close',
  ])
  await closeToast(page)
  answer = Promise.withResolvers()
  await step('another attempt', () => press(send), [
    'focus: Send us a message, group',
    'polite: Sending...',
  ])
  await step('success', () => respond(true), [
    'focus: Send Now, button',
    'polite: Your message has reached us.',
    'polite: Message sent successfully! Close',
  ])
})

test('what was said is not said again in another language', async ({ page }) => {
  const { said, forget } = await listen(page)
  await open(page, '/contact')
  const spoken = async () => (await said()).filter((words) => !words.startsWith('focus: '))
  const send = page.getByRole('form').locator('[type=submit]')
  const problem = page.locator('#firstName-problem')
  const outcome = page.locator('.sending-outcome')

  await send.click()
  await page.getByLabel('Message', { exact: true }).fill('x'.repeat(950))
  await expect.poll(spoken).toEqual(['polite: 5 fields to correct', 'polite: Characters left: 50'])
  await forget()
  await choose(page, 'Русский')
  await expect(problem).toHaveText('Укажите имя')
  // A problem that comes after the change is said.
  await page.getByLabel('Имя').fill('R2')
  await page.getByLabel('Имя').press('Tab')
  await expect.poll(spoken).toEqual(['polite: Имя может содержать только буквы и пробелы'])

  await choose(page, 'English')
  await expect(problem).toHaveText(/letters/)
  await fillForm(page)
  await page.route('**/fez/messages', (route) => route.fulfill({ json: { success: false } }))
  await send.click()
  await expect(toastIn(page)).toBeVisible()
  await closeToast(page)
  await forget()
  await choose(page, 'Русский')
  await expect(outcome).toContainText('Сообщение не отправлено.')
  expect(await spoken()).toEqual([])
})

test('a call that fails is said, and each time that it fails again', async ({ page }) => {
  const { said, forget } = await listen(page)
  let answer = Promise.withResolvers<number>()
  await page.route('**/fez/get-service-page', async (route) => {
    await route.fulfill({ status: await answer.promise, json: {} })
  })
  await open(page, '/contact')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Services' })
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused()
  await expect.poll(said).toContain('polite: The content is on its way.')
  await forget()
  answer.resolve(500)
  await expect.poll(said).toEqual(['polite: This content could not be loaded.'])
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  answer = Promise.withResolvers()
  await tryAgain.focus()
  await forget()
  await tryAgain.press('Enter')
  await expect(tryAgain).toHaveAttribute('aria-busy', 'true')
  answer.resolve(500)
  await expect.poll(said).toEqual(['polite: This content could not be loaded.'])
  await expect(tryAgain).toHaveAttribute('aria-busy', 'false')
})

async function start(page: Page): Promise<void> {
  await page.goto('/')
  await waitForPreloaderEnd(page)
  await expect(
    page.locator('html[data-hydrated] .keen-slider[data-started]').first(),
  ).toBeAttached()
}
