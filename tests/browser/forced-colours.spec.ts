import type { Locator, Page } from '@playwright/test'
import { DIFFERENT_PAGES, headingOf, LANGUAGES } from '../support/product-routes.ts'
import { choose } from './support/choose-language.ts'
import { fillForm } from './support/fill-form.ts'
import { show } from './support/show.ts'
import { expect, goTo, test, waitForWholePage } from './support/site.ts'
import { closeToast, toastIn } from './support/toast.ts'
import { unreadableTexts } from './support/unreadable-texts.ts'

test('forced colours show each text of each page', async ({ sharedPage: page }) => {
  await show(page, '/')
  await page.setViewportSize({ width: 390, height: 844 })
  const heading = page.getByRole('heading', { level: 1 })
  for (const [place, path] of DIFFERENT_PAGES.entries()) {
    await goTo(page, path)
    await expect(heading).toHaveText(headingOf(path, LANGUAGES[0]))
    await expect(page.locator('main h2').first()).toBeVisible()
    await waitForWholePage(page)
    await forceColours(page, place)
    await expectReadable(page, path)
  }
  await heading.evaluate((element) => {
    element.style.opacity = '0.1'
  })
  expect(await unreadableTexts(page, 'main'), 'a text that cannot be seen').toEqual([
    await heading.textContent(),
  ])
})

test('forced colours show each text of the menus', async ({ sharedPage: page }) => {
  await show(page, '/')
  await page.getByRole('button', { name: 'About' }).click()
  await forceColours(page, 0)
  await expectReadable(page, 'submenu', '.submenu > ul:not([hidden])')
  await page.locator('header button[aria-haspopup=menu]').click()
  await forceColours(page, 1)
  await expectReadable(page, 'languages', '[role=menu]')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expectReadable(page, 'mobile menu', 'dialog[open]')
})

test('forced colours show each error, hint and outcome of the form', async ({
  sharedPage: page,
}) => {
  await show(page, '/contact')
  await page.setViewportSize({ width: 390, height: 844 })
  const form = page.getByRole('form')
  const submit = form.locator('[type=submit]')
  const phone = form.locator('[name=phone]')
  for (const [place, { code, name }] of LANGUAGES.entries()) {
    await choose(page, name)
    await forceColours(page, place)
    await phone.fill('+37410550100')
    await submit.click()
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(4)
    await expectReadable(page, `hint and errors in ${code}`, '.contact-form')
    expect(await lineOf(form.locator('[name=lastName]'), 'outline')).not.toBeNull()
    expect(await lineOf(phone, 'outline')).toBeNull()
    await phone.fill('')
    await submit.click()
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(5)
    await forceColours(page, place + 1)
    await expectReadable(page, `errors in ${code}`, '.contact-form')
  }
})

test('forced colours show what becomes of a message', async ({ sharedPage: page }) => {
  await show(page, '/contact')
  await page.setViewportSize({ width: 390, height: 844 })
  let answer = Promise.withResolvers<boolean>()
  await page.route('**/fez/messages', async (route) => {
    await route.fulfill({ json: { success: await answer.promise } })
  })
  await fillForm(page)
  const submit = page.getByRole('form').locator('[type=submit]')
  const toast = toastIn(page)
  for (const [place, success] of [false, true].entries()) {
    answer = Promise.withResolvers()
    await submit.click()
    await expect(submit).toHaveText('Sending...')
    await forceColours(page, place)
    await expectReadable(page, 'while it is sent', '.contact-form-end')
    answer.resolve(success)
    await expect(toast).toBeVisible()
    await forceColours(page, place + 1)
    for (const part of ['.contact-form-end', '.toast']) {
      await expectReadable(page, `after success: ${success}`, part)
    }
    expect(await lineOf(toast, 'border-bottom')).not.toBeNull()
    await closeToast(page)
  }
  await page.unroute('**/fez/messages')
})

/** Waits, because parts that load later move the texts. */
async function expectReadable(page: Page, place: string, part?: string): Promise<void> {
  await expect.poll(() => unreadableTexts(page, part), place).toEqual([])
}

/** Windows has light and dark contrast themes. */
async function forceColours(page: Page, turn: number): Promise<void> {
  await page.emulateMedia({
    forcedColors: 'active',
    colorScheme: turn % 2 === 0 ? 'dark' : 'light',
  })
}

test('forced colours hide no control, mark, focus or icon', async ({ sharedPage: page }) => {
  await show(page, '/residents')
  await page.emulateMedia({ forcedColors: 'active' })
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  const active = navigation.locator('button[aria-current]')
  expect(await lineOf(active, 'border-bottom')).not.toBeNull()
  expect(
    await lineOf(navigation.getByRole('link', { name: 'Services' }), 'border-bottom'),
  ).toBeNull()
  const contact = page.getByRole('main').getByRole('link', { name: 'Contact us' })
  for (const control of [contact, page.getByRole('link', { name: 'Call now' })]) {
    expect(await lineOf(control, 'border-bottom')).not.toBeNull()
    await control.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect(await lineOf(control, 'outline')).not.toBeNull()
  }

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog')
  expect(await lineOf(menu, 'border-bottom')).not.toBeNull()
  expect(await lineOf(menu.getByRole('button', { pressed: true }), 'outline')).not.toBeNull()
  expect(await lineOf(menu.getByRole('button', { name: 'Русский' }), 'outline')).toBeNull()
  const group = menu.locator('button[aria-current]')
  await expect(group).toHaveText('Residents')
  await expect(group).toHaveCSS('text-decoration-line', 'underline')

  await menu.getByRole('link', { name: 'Contact' }).click()
  const icons = page.getByRole('main').locator('li svg')
  await expect(icons).not.toHaveCount(0)
  const colours = await icons.evaluateAll((all) => all.map((icon) => getComputedStyle(icon).color))
  const asClearAsText = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('a'))
    probe.href = '/'
    return [document.body, probe].map((text) => getComputedStyle(text).color)
  })
  for (const colour of colours) expect(asClearAsText).toContain(colour)
})

/** The colour of an element's outline, if it differs from the page's background. */
const lineOf = (element: Locator, line: 'outline' | 'border-bottom') =>
  element.evaluate((box, name) => {
    const style = getComputedStyle(box)
    const [kind, width, colour] = ['style', 'width', 'color'].map((part) =>
      style.getPropertyValue(`${name}-${part}`),
    )
    const ground = getComputedStyle(document.documentElement).backgroundColor
    return kind === 'none' || parseFloat(width ?? '') === 0 || colour === ground ? null : colour
  }, line)
