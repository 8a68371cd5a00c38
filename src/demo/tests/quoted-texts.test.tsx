import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { textsIn } from '../../../tests/support/texts-in.ts'

/** The texts of the template that the specification quotes: section, page, texts. */
const AT_ONCE: [section: number, page: string, ...texts: string[]][] = [
  [2, '/course-details', 'Overview', 'Curriculum', 'Instructor', 'Course review', 'Write review'],
  [2, '/faq', 'get support'],
  [2, '/gallery', 'Load more'],
  [4, '/gallery', 'All', 'Institute', 'Library', 'Entertainment', 'Classroom'],
]

/** Texts that a form shows once it is sent: page, button, text. */
const TOASTS: [section: number, page: string, text: string, button: string][] = [
  [8, '/home-2', 'Registration Successful', 'Register now'],
  [8, '/course-details?tab=write-review', 'Review Post Successfully', 'Post review'],
  [8, '/blog-details', 'Comment Post Successfully', 'Post comment'],
]

test.each(AT_ONCE)(
  'section %d: %s says its texts, character for character',
  async (_, page, ...texts) => {
    await renderSite(page)
    expect(textsIn(document.body)).toEqual(expect.arrayContaining(texts))
  },
)

test.each(TOASTS)(
  'section %d: %s says %j, character for character',
  async (_, page, text, name) => {
    const { user } = await renderSite(page)
    const button = screen.getByRole('button', { name })
    const form = within(button.closest('form') ?? document.body)
    for (const field of form.getAllByRole('textbox')) {
      fireEvent.change(field, { target: { value: 'a@company.example' } })
    }
    for (const mark of form.queryAllByRole('radio', { name: '5' })) await user.click(mark)
    await user.click(button)
    await expect.poll(() => textsIn(document.body)).toContain(text)
  },
)
