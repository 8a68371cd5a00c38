import { LANGUAGES, PRODUCT_PATHS } from '../../tools/commands/product-routes.ts'
import { NO_OVERFLOW, overflow } from './overflow.ts'
import { expect, goBeneathPreloader, openBeneathPreloader, rememberLanguage, test } from './site.ts'

for (const [how, change] of Object.entries({ 'full of text': fill, 'nearly empty': empty })) {
  test(`a record that is ${how} leaves no page broken`, async ({ page }) => {
    let changed = 0
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
      // Six records of each document; it is prerendered with others.
      await expect.poll(() => changed > 0 && changed % 6 === 0).toBe(true)
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => overflow(page), `${path} at ${width} px`).toEqual(NO_OVERFLOW)
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    }
  })
}

test('service cards stand in three columns from 992 px on and in two from 768 px, residents in two', async ({
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

test('from 768 px on side blocks and services stand in two columns and tables are tables that fit, in each language', async ({
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
      await openBeneathPreloader(page, path)
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

for (const { code } of LANGUAGES) {
  test(`the first screen shows the heading and the button of the first slide in ${code}, on phones and on their side, and no slide leaves stone empty`, async ({
    page,
  }) => {
    await rememberLanguage(page, code)
    await openBeneathPreloader(page, '/')
    const slides = page.locator('.banner-slide')
    for (const [width, height] of [
      [390, 844],
      [667, 375],
      [844, 390],
      [640, 360],
      [1366, 600],
    ] as const) {
      await page.setViewportSize({ width, height })
      const [first, ...others] = await slides.evaluateAll((all) =>
        all.map((slide) => {
          const end = slide.querySelector('.button')?.getBoundingClientRect().bottom ?? Infinity
          return { end, beneath: slide.getBoundingClientRect().bottom - end }
        }),
      )
      expect(first?.end, `the button at ${width} × ${height}`).toBeLessThanOrEqual(height)
      if (width < 640) {
        for (const { beneath } of others) expect(beneath).toBe(first?.beneath)
        const heads = page.locator('.banner-slide :is(.backdrop, h2)')
        const gaps = await heads.evaluateAll((parts) =>
          parts.flatMap((part, place) => {
            const next = parts[place + 1]
            if (!next?.matches('h2')) return []
            return next.getBoundingClientRect().top - part.getBoundingClientRect().bottom
          }),
        )
        for (const gap of gaps) expect(gap).toBeLessThan(48)
      }
    }
  })
}

const WORDS = 'Электроэнергетическая инфраструктура Ենթակառուցվածքներ '.repeat(12)

/** The record with every text made very long; addresses stay. */
function fill(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fill)
  if (typeof value === 'string') return /^[/#]|^https?:/.test(value) ? value : `${value} ${WORDS}`
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, fill(inner)]))
}

/** The record with nothing but its titles and the first item of its lists. */
function empty(payload: unknown): unknown {
  const fields = Object.entries(payload as Record<string, unknown>)
  return Object.fromEntries(
    fields.flatMap(([field, value]) => {
      if (Array.isArray(value)) return [[field, value.slice(0, 1).map(empty)]]
      return /title$/i.test(field) ? [[field, value]] : []
    }),
  )
}
