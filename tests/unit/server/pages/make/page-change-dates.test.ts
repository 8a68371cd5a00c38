import { beforeEach, expect, test, vi } from 'vitest'
import { PageChangeDates } from '../../../../../server/pages/make/page-change-dates.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { useFakeTimers } from '../../support/fake-timers.ts'

const MORNING = '2026-11-26T08:00:00.000Z'
const NOON = '2026-11-26T12:00:00.000Z'

beforeEach(() => {
  useFakeTimers('Date')
  vi.setSystemTime(MORNING)
})

const pageOf = (shown: string, around = '') => `<p>${around}</p><main>${shown}</main>`

/** Notes these pages, an hour apart from noon. Returns the date of the last change. */
async function dateAfter(...pages: string[]) {
  const changes = await PageChangeDates.load(await temporaryFolder())
  for (const [hour, page] of pages.entries()) {
    vi.setSystemTime(Date.parse(NOON) + (hour - 1) * 3_600_000)
    changes.note('/services', 'ru', page)
  }
  return changes.lastChange('/services', 'ru')
}

test('a page that was never seen, or once, has no date', async () => {
  expect(await dateAfter()).toBeUndefined()
  expect(await dateAfter(pageOf('<p>old</p>'))).toBeUndefined()
})

test.each([
  ['text', '<p>the old</p>', '<p>the new</p>'],
  ['picture', '<img src="a.svg">', '<img src="b.svg">'],
  ['link', '<a href="/a">a</a>', '<a href="/b">a</a>'],
])('a page with another %s has changed', async (_, before, after) => {
  expect(await dateAfter(pageOf(before), pageOf(after), pageOf(after))).toBe(NOON)
})

test('a page of very many tags that do not end is compared at once', async () => {
  expect(await dateAfter('<main '.repeat(200_000), pageOf('<main '.repeat(200_000)))).toBe(
    undefined,
  )
})

test('other tags and another frame are no change', async () => {
  expect(await dateAfter(pageOf('<p>old</p>'), pageOf('<b class="x">old</b>', '2027'))).toBe(
    undefined,
  )
})

test('a page whose content is missing for a while has not changed', async () => {
  expect(await dateAfter('', pageOf('old'), '<div id="root"></div>', pageOf('old'))).toBe(undefined)
})

test('each language of a page changes by itself', async () => {
  const changes = await PageChangeDates.load(await temporaryFolder())
  for (const text of ['old', 'new']) changes.note('/services', 'ru', pageOf(text))
  changes.note('/services', 'en', pageOf('new'))
  expect(changes.lastChange('/services', 'ru')).toBe(MORNING)
  expect(changes.lastChange('/services', 'en')).toBeUndefined()
})

test('the next start knows the dates of changes', async () => {
  const folder = await temporaryFolder()
  const first = await PageChangeDates.load(folder)
  for (const text of ['old', 'new']) first.note('/', 'en', pageOf(text))
  first.note('/services', 'en', pageOf('old'))
  await first.save()

  vi.setSystemTime(NOON)
  const second = await PageChangeDates.load(folder)
  second.note('/', 'en', pageOf('new'))
  second.note('/services', 'en', pageOf('new'))
  expect(second.lastChange('/', 'en')).toBe(MORNING)
  expect(second.lastChange('/services', 'en')).toBe(NOON)
})
