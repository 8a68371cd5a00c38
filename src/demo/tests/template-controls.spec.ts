import type { Locator } from '@playwright/test'
import { expect, open, test } from '../../../tests/browser/site.ts'

/** What a person does to a control, in each of the three ways there are. */
const WAYS: Record<string, (control: Locator) => Promise<void>> = {
  mouse: (control) => control.click(),
  touch: (control) => control.tap(),
  keyboard: (control) => control.press('Enter'),
}

/** A page with a form, what the form's button says, and what its toast says. */
const FORMS = [
  ['Home 2: a form up front', 'Register now', 'Registration Successful'],
  ['Blog details', 'Post comment', 'Comment Post Successfully'],
  ['Course details', 'Post review', 'Review Post Successfully'],
] as const

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

    await use(pages.getByRole('link', { name: 'Courses in a filtered grid' }))
    await use(page.getByRole('button', { name: 'Fully booked' }))
    await expect(page.getByRole('article')).toHaveCount(1)

    await use(pages.getByRole('link', { name: 'Courses in a slider' }))
    const courses = page.getByRole('region', { name: 'Courses of this season' })
    await use(courses.getByRole('button', { name: 'Next slide' }))
    await expect(courses.getByText('Slide 2 of 6')).toBeAttached()

    await use(pages.getByRole('link', { name: 'About', exact: true }))
    for (const name of ['Why choose us', 'Testimonials']) {
      const carousel = page.getByRole('region', { name })
      await use(carousel.getByRole('button', { name: 'Previous slide' }))
      await expect(carousel.getByText('Slide 3 of 3')).toBeAttached()
    }

    await use(pages.getByRole('link', { name: 'Blog with a left sidebar' }))
    await page.getByRole('searchbox', { name: 'Search' }).fill('lease')
    await use(page.getByRole('button', { name: 'Search' }))
    await expect(page).toHaveURL('/blog-left-sidebar')
    expect(complaints).toEqual([])
  })

  test(`each form asks for its fields, and says when it was filled in, by ${way}`, async ({
    page,
    complaints,
  }) => {
    await open(page, '/home-2')
    const pages = page.getByRole('navigation', { name: 'Template pages' })
    for (const [heading, action, success] of FORMS) {
      await use(pages.getByRole('link', { name: heading }))
      if (action === 'Post review') await use(page.getByRole('tab', { name: 'Write review' }))
      const send = page.getByRole('button', { name: action })
      await use(send)
      await expect(page.locator('form input:invalid').first()).toBeFocused()
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
}

test('with the keyboard alone: the tabs are one stop, and the arrow keys go round', async ({
  page,
}) => {
  await open(page, '/course-details')
  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Write review' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel', { name: 'Write review' })).toBeFocused()
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
