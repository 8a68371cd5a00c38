import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'

const TABS = ['Overview', 'Curriculum', 'Instructor', 'Course review', 'Write review']
const tab = (name: string) => screen.getByRole('tab', { name })
const selected = () => screen.getByRole('tab', { selected: true }).textContent

test('a course has five tabs, and the first is open', async () => {
  await renderSite('/course-details')
  expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(TABS)
  expect(selected()).toBe('Overview')
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Overview')
})

test('a chosen tab shows only its panel, and is in the address without a step in the history', async () => {
  const { user, router } = await renderSite('/course-details')
  const steps = router.history.length
  await user.click(tab('Curriculum'))
  await expect.poll(selected).toBe('Curriculum')
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Curriculum')
  expect(screen.getByRole('button', { name: 'The way of a crate' })).toBeVisible()
  expect(router.state.location.href).toBe('/course-details?tab=curriculum')
  expect(router.history.length).toBe(steps)
})

test.each([
  ['?tab=write-review', 'Write review'],
  ['?tab=course-review', 'Course review'],
  ['?tab=nothing', 'Overview'],
  ['?tab=', 'Overview'],
])('the address /course-details%s opens %j', async (search, name) => {
  await renderSite(`/course-details${search}`)
  expect(selected()).toBe(name)
})

test('the arrow keys move through the tabs in a circle', async () => {
  const { user } = await renderSite('/course-details')
  tab('Overview').focus()
  await user.keyboard('{ArrowLeft}')
  await expect.poll(selected).toBe('Write review')
  expect(tab('Write review')).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  await expect.poll(selected).toBe('Overview')
  await user.keyboard('{End}')
  await expect.poll(selected).toBe('Write review')
  await user.keyboard('{Home}')
  await expect.poll(selected).toBe('Overview')
})

test('the tabs are one Tab stop, and the open panel is the next', async () => {
  const { user } = await renderSite('/course-details?tab=write-review')
  tab('Write review').focus()
  await user.tab()
  expect(screen.getByRole('tabpanel', { name: 'Write review' })).toHaveFocus()
  await user.tab({ shift: true })
  expect(tab('Write review')).toHaveFocus()
  const stops = screen.getAllByRole('tab').filter((one) => one.tabIndex === 0)
  expect(stops).toEqual([tab('Write review')])
})

test('a half-written review is still there after a look at another tab', async () => {
  const { user } = await renderSite('/course-details?tab=write-review')
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Head of logistics')
  await user.click(tab('Overview'))
  await expect.poll(selected).toBe('Overview')
  await user.click(tab('Write review'))
  await expect.poll(selected).toBe('Write review')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Head of logistics')
})

test('a review says how many of five stars it gives', async () => {
  await renderSite('/course-details?tab=course-review')
  expect(screen.getByRole('img', { name: '4 of 5' })).toBeVisible()
})
