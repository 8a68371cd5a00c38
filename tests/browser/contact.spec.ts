import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { choose, LANGUAGE_NAMES } from './support/choose-language.ts'
import { fillForm } from './support/fill-form.ts'
import { boxOf, sideOf } from './support/geometry.ts'
import { expectNoOverflow, windowsInTurns } from './support/overflow.ts'
import { show } from './support/show.ts'
import {
  expect,
  open,
  openBeforeScripts,
  stopDrawing,
  test,
  waitForPreloaderEnd,
} from './support/site.ts'
import { closeToast, toastIn } from './support/toast.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Send Now' })

async function openServices(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
}

test('an error that appears during a click does not swallow it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, '/contact')
  // Safari has no scroll anchoring.
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none'
  })
  await page.getByLabel('Last Name').fill('R2')
  await send(page).scrollIntoViewIfNeeded()
  const box = await boxOf(send(page))
  await page.mouse.move(box.x + 20, box.y + 2)
  await page.mouse.down()
  await expect(page.getByText('Last Name can only contain letters and spaces')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByLabel('First Name')).toBeFocused()
  await expect(page.getByText('First Name is required')).toBeVisible()

  const toast = toastIn(page)
  await test.step('what is sent empties the form', async () => {
    await fillForm(page)
    await send(page).click()
    await expect(toast).toContainText('Message sent successfully!')
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  })

  await test.step('the toast leaves the header free', async () => {
    expect(await sideOf(toast, page.locator('.header-bar')), 'from the header').toBe('below')
  })
})

test('text typed before the scripts load is kept', async ({ page }) => {
  const release = await openBeforeScripts(page, '/contact')
  await page.getByLabel('Phone Number').fill('+374 10 000 000')
  const message = page.getByLabel('Message', { exact: true })
  await message.fill('We make sensors.')
  await test.step('it cannot be sent without scripts', async () => {
    // Otherwise Enter would put the fields into the address.
    await expect(send(page)).toBeDisabled()
    await page.getByLabel('Phone Number').press('Enter')
  })
  await message.press('ArrowLeft')
  release()
  await expect(page.locator('html[data-hydrated] .contact-form')).toBeAttached()
  await expect(page.getByLabel('Phone Number')).toHaveValue('+37410000000')
  await expect(send(page)).toBeEnabled()
  expect(new URL(page.url()).search).toBe('')

  await test.step('it can be continued', async () => {
    await expect(message).toBeFocused()
    await page.keyboard.type(' in Yerevan')
    await expect(message).toHaveValue('We make sensors in Yerevan.')
  })

  await test.step('it is there again after Back', async () => {
    await openServices(page)
    await page.goBack()
    await expect(message).toHaveValue('We make sensors in Yerevan.')
  })
})

test('the group of the send button has its focus until it is enabled again', async ({ page }) => {
  await open(page, '/contact')
  const answer = Promise.withResolvers<boolean>()
  await page.route('**/fez/messages', async (route) => {
    await route.fulfill({ json: { success: await answer.promise } })
  })
  const button = page.getByRole('form').locator('[type=submit]')
  await fillForm(page)
  await button.press('Enter')
  await expect(button).toHaveText('Sending...')
  await expect(button).toHaveJSProperty('disabled', true)
  await expect(page.getByRole('group', { name: 'Send us a message' })).toBeFocused()
  await expect(button).toHaveCSS('outline-style', 'solid')
  // Another tab changes the language.
  await page.evaluate(() =>
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'ru' })),
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  answer.resolve(true)
  await expect(button).toBeEnabled()
  await expect(button).toBeFocused()
})

test('a number that a keyboard composes loses its spaces', async ({ sharedPage: page }) => {
  await show(page, '/contact')
  const phone = page.getByLabel('Phone Number')
  await phone.focus()
  const devtools = await page.context().newCDPSession(page)
  const composed = { text: '+3', selectionStart: 2, selectionEnd: 2 }
  await devtools.send('Input.imeSetComposition', composed)
  await expect(phone).toHaveValue('+3')
  await page.keyboard.insertText('+374 10 000 000')
  await expect(phone).toHaveValue('+37410000000')
  await phone.clear()
})

test('a number that loses its spaces when pasted keeps caret and Undo', async ({
  sharedPage: page,
}) => {
  await show(page, '/contact')
  const phone = page.getByLabel('Phone Number')
  const caret = () => phone.evaluate((field: HTMLInputElement) => field.selectionEnd)
  const message = page.getByLabel('Message', { exact: true })
  await message.fill('10 00\u00a000')
  await message.press('Control+A')
  await message.press('Control+X')
  await phone.fill('+37499')
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Control+V']) await phone.press(key)
  await expect(phone).toHaveValue('+37410000099')
  expect(await caret()).toBe('+374100000'.length)
  await phone.press('Control+Z')
  await phone.press('Control+Z')
  await expect(phone).toHaveValue('+37499')
  expect(await caret()).toBe('+374'.length)
  await phone.clear()
})

test('a message arrives without its invisible characters', async ({ sharedPage: page }) => {
  await show(page, '/contact')
  await fillForm(page)
  // A keyboard inserts a whole suggestion, without a paste.
  for (const [label, text] of [
    ['First Name', '\u202aԱն\u00adի\u202c'],
    ['Email', 'ivan@почта.рф'],
    ['Phone Number', '\u202a+374\u00a010 000 000\u202c'],
  ] as const) {
    await page.getByLabel(label).clear()
    await page.keyboard.insertText(text)
  }
  const sent = page.waitForRequest('**/fez/messages')
  await send(page).click()
  await expect(toastIn(page)).toContainText('Message sent successfully!')
  await closeToast(page)
  const email = 'ivan@xn--80a1acny.xn--p1ai'
  const phone = '+37410000000'
  expect((await sent).postDataJSON()).toMatchObject({ firstName: 'Անի', email, phone })
  // The database of a site that runs elsewhere cannot be read.
  if (process.env.TEST_SITE !== undefined) return
  const message = 'We make sensors and need 600 square metres.'
  expect(storedFrom(email)).toMatchObject({ first_name: 'Անի', phone, message, spam: 0 })
})

/** The row of a sender in the database of the tests' own server. */
function storedFrom(email: string) {
  using database = new DatabaseSync('test-results/messages.db', { readOnly: true })
  return database.prepare('SELECT * FROM messages WHERE email = ?').get(email)
}

test('what was typed is there again after Back from another site', async ({ page, pageErrors }) => {
  const typed = () =>
    page
      .locator('.contact-form')
      .evaluate((form: HTMLFormElement) => [...new FormData(form).values()])
  await open(page, '/contact')
  await fillForm(page)
  await page.getByLabel('Message', { exact: true }).fill('x'.repeat(950))
  const before = await typed()
  // First, the visitor leaves the page and comes back to it within the site.
  await openServices(page)
  await page.goBack()
  await expect.poll(typed).toEqual(before)
  await page.evaluate(() => {
    document.body.dataset.left = 'yes'
  })

  await page.goto('data:text/html,')
  await page.goBack()
  await expect(page.locator('html[data-hydrated] .contact-form')).toBeAttached()
  // The browser has loaded the page again.
  await expect(page.locator('body[data-left]')).toHaveCount(0)
  await expect.poll(typed).toEqual(before)
  await expect(page.locator('.form-field-note', { hasText: 'Characters left: 50' })).toBeVisible()
  expect(pageErrors).toEqual([])
  await send(page).click()
  await expect(toastIn(page)).toContainText('Message sent successfully!')
})

test('a message that was not received survives a reload, with its key', async ({ page }) => {
  const keys: (string | undefined)[] = []
  let received = false
  await page.route('**/fez/messages', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await route.fulfill({ json: { success: received } })
  })
  const message = page.getByLabel('Message', { exact: true })
  const answered = page.locator('.sending-outcome')
  await open(page, '/contact')
  await fillForm(page)
  await send(page).click()
  await expect(answered).toContainText('Your message was not sent.')

  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue('Անի')
  await expect(message).toHaveValue('We make sensors and need 600 square metres.')
  received = true
  await waitForPreloaderEnd(page)
  await send(page).click()
  await expect(answered).toContainText('Your message has reached us.')
  expect(keys).toEqual([keys[0], keys[0]])
  expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull()
})

test('typed text is kept if an extension adds an element', async ({ page }) => {
  const release = await openBeforeScripts(page, '/contact')
  await page.getByLabel('First Name').fill('Անի')
  await page.getByLabel('Phone Number').fill('+374 10 000 000')
  await page.getByLabel('First Name').evaluate((field) => {
    field.after(document.createElement('extension-icon'))
  })
  release()
  await expect(page.locator('html[data-hydrated] .contact-form')).toBeAttached()
  // React could not hydrate the form, and has drawn it from scratch.
  await expect(page.locator('extension-icon')).toHaveCount(0)
  await expect(page.getByLabel('First Name')).toHaveValue('Անի')
  await expect(page.getByLabel('Phone Number')).toHaveValue('+37410000000')
})

test('from 992 px on the parts of the page stand side by side', async ({ sharedPage: page }) => {
  await show(page, '/contact')
  const form = page.getByRole('form')
  const promise = page.getByRole('complementary')
  const map = page.getByRole('region', { name: 'Map' })
  const details = page.locator('.contact-details')
  for (const [width, side, detailsSide] of [
    [390, 'below', 'above'],
    [768, 'below', 'above'],
    [991, 'below', 'above'],
    [992, 'right', 'right'],
    [1440, 'right', 'right'],
  ] as const) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      expect(await sideOf(promise, form), 'what to expect, from the form').toBe(side)
      expect(await sideOf(map, form), 'the map, from the form').toBe('below')
      expect(await sideOf(details, map), 'the details, from the map').toBe(detailsSide)
      if (side === 'below') return
      const { top, bottom } = await boxOf(form)
      const panel = await boxOf(promise)
      expect(panel.top, 'top of what to expect').toBe(top)
      expect(panel.bottom, 'bottom of what to expect').toBeLessThanOrEqual(bottom)
      expect((await boxOf(details)).top, 'top of the details').toBe((await boxOf(map)).top)
    })
  }
})

/** Each row breaks different rules of section 5, and all rows together break every rule. */
const BROKEN = [
  { firstName: '', lastName: 'R2', email: 'ani@example', phone: '1234567', message: 'short' },
  { firstName: 'A', lastName: '', email: '', phone: '', message: '' },
  { firstName: 'R2', lastName: 'A', phone: 'abc', message: 'x'.repeat(1001) },
  { phone: '1234567890123456' },
]

test('on a phone with text at 200 % the map’s words stay on its drawing', async ({
  sharedPage: page,
}) => {
  await show(page, '/contact')
  await choose(page, 'Հայերեն')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const map = await boxOf(page.getByRole('region', { name: 'Քարտեզ' }))
  const words = await boxOf(page.locator('.zone-plan-words'))
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  expect(words.top, 'top of the words').toBeGreaterThan(map.top)
  expect(words.right, 'right of the words').toBeLessThan(map.right)
})

test('in each language, errors fit and move nothing', async ({ page }) => {
  const form = page.getByRole('form')
  const submit = form.getByRole('button')
  let turn = 0
  /** The fields that are not as far from the label below them as the first one is. */
  const unevenFields = () =>
    form.evaluate((element) => {
      const labels = [...element.querySelectorAll('label')].map(
        (label) => label.getBoundingClientRect().top,
      )
      const gaps = [...element.querySelectorAll<HTMLInputElement>('.field input')].map((input) => {
        const { bottom } = input.getBoundingClientRect()
        const gapsBelow = labels.map((top) => top - bottom).filter((gap) => gap > 0)
        return { name: input.name, gap: Math.round(Math.min(...gapsBelow)) }
      })
      return gaps.filter(({ gap }) => gap !== gaps[0]?.gap)
    })
  /** How far down the button is at each width, without the message field, which grows. */
  const buttonPlaces = async () => {
    const measured: Record<number, number> = {}
    turn += 1
    for (const width of windowsInTurns([320, 768, 1152], turn)) {
      await page.setViewportSize({ width, height: 900 })
      expect(await unevenFields(), `uneven gaps at ${width} px`).toEqual([])
      const { top } = await boxOf(form)
      const message = await boxOf(form.locator('textarea'))
      const button = await boxOf(submit)
      measured[width] = Math.round(button.top - message.height - top)
    }
    return measured
  }

  for (const language of LANGUAGE_NAMES) {
    await open(page, '/contact')
    await choose(page, language)
    await stopDrawing(page)
    const before = await buttonPlaces()
    for (const values of BROKEN) {
      for (const [name, value] of Object.entries(values)) {
        await form.locator(`[name=${name}]`).fill(value)
      }
      await submit.click()
      // Once all errors are drawn, the first field that has one gets the focus.
      await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
      expect(await buttonPlaces(), `the button in ${language}`).toEqual(before)
    }
    await page.setViewportSize({ width: 320, height: 900 })
    await expectNoOverflow(page, language, ['large'])
    await page.setViewportSize({ width: 1440, height: 900 })
  }
})
