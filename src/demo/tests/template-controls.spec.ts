import type { Locator } from '@playwright/test'
import { expect, open, test } from '../../../tests/browser/site.ts'

/** What a person does to a control, in each of the three ways there are. */
const WAYS: Record<string, (control: Locator) => Promise<void>> = {
  mouse: (control) => control.click(),
  touch: (control) => control.tap(),
  keyboard: (control) => control.press('Enter'),
}

test.use({ hasTouch: true })

for (const [way, use] of Object.entries(WAYS)) {
  test(`filters, answers, tabs and page numbers work by ${way}`, async ({ page, complaints }) => {
    await open(page, '/gallery')
    await use(page.getByRole('button', { name: 'Library' }))
    await expect(page.getByRole('figure')).toHaveCount(3)

    const pages = page.getByRole('navigation', { name: 'Template pages' })
    await use(pages.getByRole('link', { name: 'FAQ' }))
    const question = page.getByRole('button', { name: 'Who can take part in a course?' })
    await use(question)
    await expect(page.getByText('No diploma is asked for')).toBeVisible()
    await use(question)
    await expect(page.getByText('No diploma is asked for')).toBeHidden()

    await use(pages.getByRole('link', { name: 'Course details' }))
    await use(page.getByRole('tab', { name: 'Curriculum' }))
    await expect(page.getByRole('tabpanel', { name: 'Curriculum' })).toBeVisible()
    await expect(page).toHaveURL('/course-details?tab=curriculum')

    await use(pages.getByRole('link', { name: 'Blog as a list' }))
    await use(page.getByRole('link', { name: 'Page 2' }))
    await expect(page.getByRole('region', { name: 'Posts, page 2 of 3' })).toBeFocused()
    await expect(page).toHaveURL('/blog-list?page=2')
    await page.goBack()
    await expect(page.getByRole('region', { name: 'Posts, page 1 of 3' })).toBeVisible()

    await use(pages.getByRole('link', { name: 'Courses in a slider' }))
    const courses = page.getByRole('region', { name: 'Courses of this season' })
    await use(courses.getByRole('button', { name: 'Next slide' }))
    await expect(courses.getByText('Slide 2 of 6')).toBeAttached()
    expect(complaints).toEqual([])
  })

  test(`a form asks for its fields, and says when it was filled in, by ${way}`, async ({
    page,
  }) => {
    await open(page, '/blog-details')
    const send = page.getByRole('button', { name: 'Post comment' })
    await use(send)
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await expect(page.getByText('Comment Post Successfully')).toHaveCount(0)

    await page.getByRole('textbox', { name: 'Name' }).fill('Crane operator')
    await page.getByRole('textbox', { name: 'Email' }).fill('crane@company.example')
    await page.getByRole('textbox', { name: 'Comment' }).fill('Tell us the truth.')
    await use(send)
    await expect(page.getByRole('alert')).toHaveText('Comment Post Successfully')
    await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('')
  })
}

test('with the keyboard alone: the tabs are one stop, and the arrow keys go round', async ({
  page,
}) => {
  await open(page, '/course-details')
  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Write review' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: '1', exact: true })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeFocused()
})

test('load more and links to pages that do not exist break nothing', async ({ page }) => {
  await open(page, '/gallery')
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(page).toHaveURL('/gallery#')
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeInViewport()

  await page.getByRole('link', { name: 'Courses in a filtered grid' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Energy in a workshop' }).click()
  await expect(page.getByText('404 Not Found')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses in a filtered grid')
})

test('get support leads to the contact page', async ({ page }) => {
  await open(page, '/faq')
  await page.getByRole('link', { name: 'get support' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
})
