import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/dom/render-site.tsx'
import { COURSES } from '../content/courses.ts'
import { INSTRUCTORS } from '../content/instructors.ts'

const TABS = ['Overview', 'Curriculum', 'Instructor', 'Course review', 'Write review']
const tab = (name: string) => screen.getByRole('tab', { name })
const selected = () => screen.getByRole('tab', { selected: true }).textContent

test('a course has five tabs, the first open', async () => {
  await renderSite('/course-details')
  expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(TABS)
  expect(selected()).toBe('Overview')
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Overview')
})

test('a course shows its picture, status and facts', async () => {
  await renderSite('/course-details')
  const { title, image, details, teacher, price, seats, hours } = COURSES[0]
  const heading = screen.getByRole('heading', { level: 2, name: title })
  const summary = heading.closest<HTMLElement>('.course-summary') ?? expect.fail()
  expect(summary.querySelector('img')).toHaveAttribute('src', image)
  expect(summary).toHaveTextContent(`Open for registration${title}${details}`)
  expect(summary.querySelector('dl')).toHaveTextContent(
    `Teacher${teacher}Price${price}Seats${seats}Hours${hours}`,
  )
})

test('a tab shows only its panel', async () => {
  const { user, router } = await renderSite('/course-details')
  const steps = router.history.length
  await user.click(tab('Curriculum'))
  await expect.poll(selected).toBe('Curriculum')
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Curriculum')
  expect(screen.getByText('The way of a crate')).toBeVisible()
  await user.click(tab('Instructor'))
  await expect.poll(selected).toBe('Instructor')
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    INSTRUCTORS[0]?.title,
  ])
  expect(router.history, 'the history').toHaveLength(steps)
})

test('arrow keys move through the tabs in a circle', async () => {
  const { user } = await renderSite('/course-details')
  const stops = () => screen.getAllByRole('tab').filter((one) => one.tabIndex === 0)
  tab('Overview').focus()
  for (const [key, name] of [
    ['{ArrowLeft}', 'Write review'],
    ['{ArrowRight}', 'Overview'],
    ['{End}', 'Write review'],
    ['{Home}', 'Overview'],
  ] as const) {
    await user.keyboard(key)
    await expect.poll(selected).toBe(name)
    expect(tab(name)).toHaveFocus()
    expect(stops()).toEqual([tab(name)])
  }
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{End}{/Control}')
  expect(tab('Overview')).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('tabpanel', { name: 'Overview' })).toHaveFocus()
  await user.tab({ shift: true })
  expect(tab('Overview')).toHaveFocus()
})
