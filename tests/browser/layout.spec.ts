import { LANGUAGES, PRODUCT_PATHS } from '../support/product-routes.ts'
import { NO_OVERFLOW, overflow } from './support/overflow.ts'
import { expect, goBeneathPreloader, openBeneathPreloader, test } from './support/site.ts'

for (const [how, change] of Object.entries({ 'full of text': fill, 'nearly empty': empty })) {
  test(`a record that is ${how} breaks no page`, async ({ page }) => {
    let changed = 0
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.route('**/fez/get-*', async (route) => {
      const answer = await route.fetch()
      const { payload } = (await answer.json()) as { payload: Record<string, unknown> }
      await route.fulfill({ json: { payload: change(payload) } })
      changed += 1
    })
    await openBeneathPreloader(page, '/')
    for (const path of PRODUCT_PATHS) {
      await goBeneathPreloader(page, path)
      await expect(page).toHaveURL(path)
      // A document loads six such records, which replace those that it was prerendered with.
      await expect.poll(() => changed).toBe(6 * documents)
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => overflow(page), `${path} at ${width} px`).toEqual(NO_OVERFLOW)
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    }
  })
}

test('service cards have three columns from 992 px on and two from 768 px, residents two', async ({
  page,
}) => {
  for (const [path, columnsByWidth] of Object.entries({
    '/services': { 1440: 3, 992: 3, 991: 2, 768: 2, 767: 1, 320: 1 },
    '/our-residenst': { 1440: 2, 992: 2, 768: 2, 767: 1 },
  })) {
    await openBeneathPreloader(page, path)
    for (const [width, columns] of Object.entries(columnsByWidth)) {
      await page.setViewportSize({ width: Number(width), height: 900 })
      const lefts = await page
        .locator('.card-grid > li')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left))
      expect(new Set(lefts).size, `${path} at ${width} px`).toBe(columns)
    }
  }
})

test('the steps of an article stand along a line, and the time that ends one stands beside it', async ({
  page,
}) => {
  const description = `<ol>
    <li><strong>Write to us.</strong> Two <em>short</em> pages are enough.<br><em>5 days</em></li>
    <li><p><strong>Come here.</strong> See the halls.</p><p><i>7 days</i></p></li>
  </ol>`
  await page.route('**/fez/get-become-resident-page', (route) =>
    route.fulfill({ json: { payload: { description } } }),
  )
  await openBeneathPreloader(page, '/residents')
  await expect(page.getByText('short')).toBeAttached()
  for (const [width, beside] of [
    [320, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    for (const [step, days] of [
      ['Write to us.', '5 days'],
      ['Come here.', '7 days'],
    ] as const) {
      const title = await page.getByText(step).boundingBox()
      const time = await page.getByText(days).boundingBox()
      expect(title && time && time.x > title.x + title.width, `${days} at ${width} px`).toBe(beside)
      expect(title && time && time.y > title.y + title.height, `${days} at ${width} px`).toBe(
        !beside,
      )
    }
    const words = await page.getByText('short').boundingBox()
    const title = await page.getByText('Write to us.').boundingBox()
    expect(words?.x).toBeLessThan((title?.x ?? 0) + 260)
  }
})

test('from 768 px on, side blocks and services have two columns, and tables fit as tables', async ({
  page,
}) => {
  for (const { code } of LANGUAGES) {
    await openBeneathPreloader(page, `/?lang=${code}`)
    for (const [width, columns] of [
      [768, 2],
      [767, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      for (const parts of ['.beside-media > *', '.services-list > li + li']) {
        const lefts = await page
          .locator(parts)
          .evaluateAll((all) => all.slice(0, 2).map((part) => part.getBoundingClientRect().left))
        expect(new Set(lefts).size, `${parts} at ${width} px`).toBe(columns)
      }
    }
    for (const path of ['/residents', '/preferences-incentives']) {
      await goBeneathPreloader(page, path)
      await expect(page).toHaveURL(path)
      const table = page.getByRole('table')
      for (const [width, display] of [
        [768, 'table-cell'],
        [767, 'block'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await expect(table.getByRole('cell').first()).toHaveCSS('display', display)
        const hidden = await table.evaluate((box) => box.scrollWidth - box.clientWidth)
        expect(hidden, `${path} in ${code} at ${width} px`).toBe(0)
      }
    }
  }
})

const WORDS = 'Электроэнергетическая инфраструктура Ենթակառուցվածքներ '.repeat(12)

/** Makes every text of the record very long, except addresses. */
function fill(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fill)
  if (typeof value === 'string') return /^[/#]|^https?:/.test(value) ? value : `${value} ${WORDS}`
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, fill(inner)]))
}

/** Keeps only the record's titles and the first item of each list. */
function empty(payload: unknown): unknown {
  const fields = Object.entries(payload as Record<string, unknown>)
  return Object.fromEntries(
    fields.flatMap(([field, value]) => {
      if (Array.isArray(value)) return [[field, value.slice(0, 1).map(empty)]]
      return /title$/i.test(field) ? [[field, value]] : []
    }),
  )
}
