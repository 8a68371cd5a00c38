import type { Page } from '@playwright/test'
import { type Scene, toast } from './scenes.ts'

/** Fills in the first form in the page's `main`, and sends it. */
async function send(page: Page): Promise<void> {
  const form = page.locator('main form:has([required])').first()
  for (const mark of await form.locator('[type=radio]').all()) await mark.check({ force: true })
  for (const field of await form.locator('input:not([type=radio]), textarea').all()) {
    await field.fill('anna@example.am')
  }
  await form.locator('[type=submit]').click()
  await toast(page)
}

const SENT = ['/home-2', '/blog-details', '/course-details?tab=write-review']

/** The scenes of the template: its pages and toasts. There are none if the template was deleted. */
export function templateScenes(paths: string[]): Scene[] {
  const tabs = ['curriculum', 'instructor', 'course-review', 'write-review']
  const all = [
    ...paths.map((path) => ({ name: `the page ${path}`, path })),
    { name: 'the second page of a list', path: '/blog?page=2' },
    ...tabs.map((tab) => ({ name: `the tab ${tab}`, path: `/course-details?tab=${tab}` })),
    ...SENT.map((path) => ({ name: `the form of ${path}, sent`, path, act: send })),
  ]
  return all.filter(({ path }) => paths.includes(path.split('?', 1)[0] ?? path))
}
