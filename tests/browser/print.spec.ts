import { expect, open, test } from './site.ts'

const WHOLE_ADDRESS = /^" \(https?:\/\/[^/]+\/.*\)"$/

test('a printed page shows only what is read, on few sheets, black on white', async ({ page }) => {
  await open(page, '/residents')
  await page.emulateMedia({ media: 'print' })

  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('table')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText('+374 10 55 01 00')).toBeVisible()
  for (const selector of ['header', '.skip-link', 'footer nav', '.backdrop', '.contents-list']) {
    for (const part of await page.locator(selector).all()) await expect(part).toBeHidden()
  }
  const colours = await page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'), (element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return `${color} on ${backgroundColor}`
    }),
  )
  expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0) on rgba(0, 0, 0, 0)']))
  const addresses = await main
    .locator('a[href]:not([href^="#"])')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) expect(address.replaceAll(/" ?"/g, '')).toMatch(WHOLE_ADDRESS)

  const paper = await page.pdf({ format: 'A4' })
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(4)
})

test('nothing covers the text of a page that is printed while it opens', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  // The scripts would remove the preloader.
  await page.route(/\.js$/, () => undefined)
  await page.goto('/residents', { waitUntil: 'commit' })
  await expect(page.locator('#preloader')).toHaveCSS('display', 'none')
})
