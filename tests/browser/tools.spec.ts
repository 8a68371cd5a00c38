import { clickToPaints, pressMenu, readHome } from '../../tools/bench/visit.ts'
import { reach, screens } from '../../tools/catalogs/screens.ts'
import { expect, test } from './support/site.ts'

test('`npm run bench` can make its visit', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await readHome(page, `${baseURL}`)
  for (const way of ['/services', undefined]) await page.evaluate(clickToPaints, way)
  await page.evaluate(pressMenu)
  await expect(page).toHaveURL('/')
})

// The pages themselves are reached by other tests.
for (const screen of screens([], [])) {
  test(`\`npm run catalog:preview\` reaches ${screen.name}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: screen.width ?? 1280, height: 900 })
    await reach(page, screen, `${baseURL}`, 'en')
  })
}
