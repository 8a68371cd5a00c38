import { expect, open, test } from '../../../tests/browser/support/site.ts'

test('a form asks for its fields and confirms, Load More and links to missing pages break nothing, and Get Support opens the contact page', async ({
  page,
  pageErrors,
}) => {
  const pages = page.getByRole('navigation', { name: 'Template pages' })
  await open(page, '/course-details')
  await page.getByRole('tab', { name: 'Write review' }).click()
  const send = page.getByRole('button', { name: 'Post review' })
  const form = page.locator('form', { has: send })
  await send.press('Enter')
  await expect(form.locator('input:invalid').first()).toBeFocused()
  await form.getByRole('radio', { name: '5' }).check()
  for (const field of await form.getByRole('textbox').all()) await field.fill('a@zone.example')
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Review Post Successfully')
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('')

  await pages.getByRole('link', { name: 'Gallery' }).click()
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(page).toHaveURL('/gallery#')
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeInViewport()

  await pages.getByRole('link', { name: 'Courses in a filtered grid' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Energy in a workshop' }).click()
  await expect(page.getByText('404 Not Found')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses in a filtered grid')

  await pages.getByRole('link', { name: 'FAQ' }).click()
  await page.getByRole('link', { name: 'get support' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  expect(pageErrors).toEqual([])
})
