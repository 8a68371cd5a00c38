import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '../../../tests/browser/support/site.ts'

/** The ways to use a control: by mouse, by touch and by keyboard. */
const mouse = (control: Locator) => control.click()
const touch = (control: Locator) => control.tap()
const keyboard = (control: Locator) => control.press('Enter')
const WAYS = [mouse, touch, keyboard]

/** A page with a form: the form's button, its toast, and a way to send it. */
const FORMS = [
  ['Home 2: a form up front', 'Register now', 'Registration Successful', mouse],
  ['Blog details', 'Post comment', 'Comment Post Successfully', touch],
  ['Course details', 'Post review', 'Review Post Successfully', keyboard],
] as const

const pages = (page: Page) => page.getByRole('navigation', { name: 'Template pages' })

test.use({ hasTouch: true })

test('each form asks for its fields, and confirms once they are filled in', async ({
  page,
  complaints,
}) => {
  await open(page, '/faq')
  for (const [heading, action, success, use] of FORMS) {
    await use(pages(page).getByRole('link', { name: heading }))
    // The heading takes the focus, so the test waits for it before it focuses a control.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    if (action === 'Post review') await use(page.getByRole('tab', { name: 'Write review' }))
    const send = page.getByRole('button', { name: action })
    for (const press of WAYS) {
      await send.focus()
      await press(send)
      await expect(page.locator('form input:invalid').first()).toBeFocused()
    }
    await expect(page.getByText(success)).toHaveCount(0)

    const form = page.locator('form', { has: send })
    for (const mark of await form.getByRole('radio', { name: '5' }).all()) await mark.check()
    for (const field of await form.getByRole('textbox').all()) await field.fill('a@zone.example')
    await use(send)
    await expect(page.getByRole('alert').filter({ hasText: success })).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  }
  expect(complaints).toEqual([])
})

test('Load More and links to missing pages break nothing, and Get Support opens the contact page', async ({
  page,
}) => {
  await open(page, '/gallery')
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(page).toHaveURL('/gallery#')
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeInViewport()

  await page.getByRole('link', { name: 'Courses in a filtered grid' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Energy in a workshop' }).click()
  await expect(page.getByText('404 Not Found')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses in a filtered grid')

  await pages(page).getByRole('link', { name: 'FAQ' }).click()
  await page.getByRole('link', { name: 'get support' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
})
