import type { Page } from '@playwright/test'
import { FULL_MOTION } from './support/reduced-motion.ts'
import {
  expect,
  holdRequests,
  open,
  stopAnimations,
  test,
  waitForPreloaderEnd,
} from './support/site.ts'

const WHOLE_ADDRESS = /^" \(https?:\/\/[^/]+\/.*\)"$/

test('a printed page has only what is read, on few sheets', async ({ page }) => {
  await test.step('nothing covers it while it opens', async () => {
    await page.emulateMedia({ media: 'print' })
    // The scripts would remove the preloader.
    const release = await holdRequests(page, /\.js$/)
    await page.goto('/residents', { waitUntil: 'commit' })
    await expect(page.locator('#preloader')).toHaveCSS('display', 'none')

    await page.emulateMedia({ media: 'screen' })
    release()
  })

  await expect(page.locator('html[data-hydrated] header')).toBeAttached()
  await waitForPreloaderEnd(page)
  // In Firefox, this event alone says that the page is printed.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('html')).toHaveAttribute('style', /--site-origin/)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('table')).toBeVisible()
  const footer = page.getByRole('contentinfo')
  for (const text of ['+374 10 000 000', 'This zone is fictitious']) {
    await expect(footer.getByText(text)).toBeVisible()
  }
  const leftOut = page.locator('header, .skip-link, footer nav, .hero-picture, .contents-list')
  await expect(leftOut.filter({ visible: true })).toHaveCount(0)
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
  expect(addresses).not.toEqual([])
  for (const address of addresses) expect(address.replaceAll(/" ?"/g, '')).toMatch(WHOLE_ADDRESS)

  expect(await sheets(page), 'sheets of paper').toBeLessThanOrEqual(4)
})

test('printed texts and tables are as wide as the sheet', async ({ page }) => {
  // Between the margins of A4 there is room as on a large phone.
  await page.setViewportSize({ width: 700, height: 1000 })
  await open(page, '/services')
  await page.emulateMedia({ media: 'print' })
  const parts = page.locator('main table, main :has(> table) > p')
  const ends = await parts.evaluateAll((all) =>
    all.map((part) => {
      const { left, right } = part.getBoundingClientRect()
      return `${part.localName} from ${left} to ${right}`
    }),
  )
  expect([...new Set(ends)].toSorted()).toEqual(['p from 0 to 700', 'table from 0 to 700'])
})

test('the sum of a table is printed once, below all that it counts', async ({ page }) => {
  await open(page, '/services')
  await page.emulateMedia({ media: 'print' })
  // Browsers print a group of footers at the end of each sheet.
  const sums = page.locator('main tfoot')
  await expect(sums).toHaveCount(2)
  for (const sum of await sums.all()) await expect(sum).toHaveCSS('display', 'table-row-group')
})

test('a printed plan is large enough for its words', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 })
  await open(page, '/about-FEZ')
  await page.emulateMedia({ media: 'print' })
  const [plan, gate] = await page
    .locator('img.text-beside-media-file')
    .evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().width))
  expect(plan, 'width of the plan').toBeGreaterThan(600)
  expect(gate, 'width of a picture').toBeLessThan(200)
})

test('a page stays in view when it has been printed', async ({ page }) => {
  await open(page, '/residents')
  await stopAnimations(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('header')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('header')).toBeVisible()
})

test.describe('in motion', () => {
  test.use(FULL_MOTION)

  test('home is printed with numbers that were not seen yet', async ({ page }) => {
    await open(page, '/?lang=hy')
    await page.emulateMedia({ media: 'print' })
    // A sheet of A4 is as wide between its margins.
    await page.setViewportSize({ width: 672, height: 1000 })
    const lines = await page
      .getByRole('main')
      .locator('li strong:has(span)')
      .evaluateAll((items) =>
        items.map((item) =>
          Array.from(item.querySelectorAll('span:not(:has(span))'))
            .filter((part) => part.checkVisibility({ opacityProperty: true }))
            .map((part) => {
              const text = document.createRange()
              text.selectNodeContents(part)
              return [part.textContent, text.getClientRects().length]
            }),
        ),
      )
    expect(lines).toEqual([[['38', 1]], [['24', 1]], [['2600+', 1]], [['31', 1]]])
    expect(await sheets(page), 'sheets of paper').toBeLessThanOrEqual(5)

    const pictures = page.locator('.text-beside-media img')
    for (const picture of await pictures.all())
      await expect(picture, 'it is on the sheet of its text').toHaveCSS('break-after', 'avoid')
  })
})

async function sheets(page: Page): Promise<number | undefined> {
  const paper = await page.pdf({ format: 'A4' })
  return paper.toString('latin1').match(/\/Type \/Page\b/g)?.length
}
