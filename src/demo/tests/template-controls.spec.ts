import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '../../../tests/browser/site.ts'

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

test.describe('by mouse, by touch and by keyboard', () => {
  test('filters show what they name', async ({ page, complaints }) => {
    await open(page, '/gallery')
    await mouse(page.getByRole('button', { name: 'Library' }))
    await expect(page.getByRole('figure')).toHaveCount(3)
    await touch(page.getByRole('button', { name: 'All' }))
    await expect(page.getByRole('figure')).toHaveCount(12)
    await keyboard(page.getByRole('button', { name: 'Library' }))
    await expect(page.getByRole('figure')).toHaveCount(3)

    await mouse(pages(page).getByRole('link', { name: 'Courses in a filtered grid' }))
    await mouse(page.getByRole('button', { name: 'Fully booked' }))
    await expect(page.getByRole('article')).toHaveCount(1)
    await touch(page.getByRole('button', { name: 'All' }))
    await expect(page.getByRole('article')).toHaveCount(6)
    await keyboard(page.getByRole('button', { name: 'Fully booked' }))
    await expect(page.getByRole('article')).toHaveCount(1)
    expect(complaints).toEqual([])
  })

  test('answers, tabs and page numbers open what they name', async ({ page, complaints }) => {
    await open(page, '/faq')
    const question = page.getByRole('button', { name: 'Who can take part in a course?' })
    const answer = page.getByText('No diploma is asked for')
    for (const use of WAYS) {
      await use(question)
      await expect(answer).toBeVisible()
      await use(question)
      await expect(answer).toBeHidden()
    }

    await touch(pages(page).getByRole('link', { name: 'Course details' }))
    for (const [use, name, address] of [
      [mouse, 'Curriculum', 'curriculum'],
      [touch, 'Instructor', 'instructor'],
      [keyboard, 'Course review', 'course-review'],
    ] as const) {
      await use(page.getByRole('tab', { name }))
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      await expect(page).toHaveURL(`/course-details?tab=${address}`)
    }

    await keyboard(pages(page).getByRole('link', { name: 'Blog as a list' }))
    for (const [use, number] of [
      [mouse, 2],
      [touch, 3],
      [keyboard, 2],
    ] as const) {
      await use(page.getByRole('link', { name: `Page ${number}` }))
      const posts = page.getByRole('region', { name: `Posts, page ${number} of 3` })
      await expect(posts).toBeFocused()
      await expect(page).toHaveURL(`/blog-list?page=${number}`)
    }
    await page.goBack()
    await expect(page.getByRole('region', { name: 'Posts, page 3 of 3' })).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('the arrows of a carousel move it, and a search opens nothing', async ({
    page,
    complaints,
  }) => {
    await open(page, '/course-slider')
    const courses = page.getByRole('region', { name: 'Courses of this season' })
    for (const [place, use] of WAYS.entries()) {
      await use(courses.getByRole('button', { name: 'Next slide' }))
      await expect(courses.getByText(`Slide ${place + 2} of 6`)).toBeAttached()
    }

    await mouse(pages(page).getByRole('link', { name: 'About', exact: true }))
    for (const name of ['Why choose us', 'Testimonials']) {
      const carousel = page.getByRole('region', { name })
      for (const [place, use] of WAYS.entries()) {
        await use(carousel.getByRole('button', { name: 'Previous slide' }))
        await expect(carousel.getByText(`Slide ${3 - place} of 3`)).toBeAttached()
      }
    }

    await mouse(pages(page).getByRole('link', { name: 'Blog with a left sidebar' }))
    for (const use of WAYS) {
      await page.getByRole('searchbox', { name: 'Search' }).fill('lease')
      await use(page.getByRole('button', { name: 'Search' }))
      await expect(page).toHaveURL('/blog-left-sidebar')
    }
    expect(complaints).toEqual([])
  })

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
