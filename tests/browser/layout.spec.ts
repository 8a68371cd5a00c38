import type { Locator } from '@playwright/test'
import { DIFFERENT_PAGES, headingOf, LANGUAGES } from '../support/product-routes.ts'
import { choose } from './support/choose-language.ts'
import { boxOf, countColumns, rowsOf, sideOf } from './support/geometry.ts'
import { expectNoOverflow, windowsInTurns } from './support/overflow.ts'
import { show } from './support/show.ts'
import {
  expect,
  goTo,
  open,
  openBeneathPreloader,
  stopDrawing,
  test,
  waitForWholePage,
} from './support/site.ts'

for (const [how, change] of Object.entries({ 'full of text': fill, 'nearly empty': empty })) {
  test(`a record that is ${how} breaks no page`, async ({ page }) => {
    let changed = 0
    await page.route('**/fez/get-*', async (route) => {
      const answer = await route.fetch()
      const { payload } = (await answer.json()) as { payload: Record<string, unknown> }
      await route.fulfill({ json: { payload: change(payload) } })
      changed += 1
    })
    // This page has no record of its own, so no page shows the one that it was prerendered with.
    await openBeneathPreloader(page, '/error')
    await expect.poll(() => changed, 'records changed').toBe(6)
    await stopDrawing(page)
    for (const [place, path] of DIFFERENT_PAGES.entries()) {
      await goTo(page, path)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(headingOf(path, LANGUAGES[0]))
      await waitForWholePage(page)
      for (const width of windowsInTurns([1440, 320], place)) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoOverflow(page, `${path} at ${width} px`)
      }
    }
  })
}

/** The number of goals in each row, by the number of goals and the width of the screen. */
const ROWS: [count: number, rows: Record<number, number[]>][] = [
  [8, { 600: [2, 2, 2, 2], 1024: [4, 4], 1440: [4, 4] }],
  [7, { 768: [3, 3, 1], 1024: [4, 3], 1440: [4, 3] }],
  [6, { 390: [2, 2, 2], 600: [2, 2, 2], 768: [3, 3], 1440: [3, 3] }],
  [5, { 390: [1, 1, 1, 1, 1], 768: [3, 2], 1024: [3, 2], 1440: [5] }],
  [4, { 320: [2, 2], 390: [2, 2], 600: [2, 2], 768: [2, 2], 1024: [4], 1440: [4] }],
  [3, { 390: [1, 1, 1], 600: [1, 1, 1], 768: [3], 1440: [3] }],
  [2, { 390: [2], 768: [2], 1440: [2] }],
  [1, { 390: [1], 768: [1], 1440: [1] }],
]

test('goals are in rows of the same length where possible', async ({ page }) => {
  const goalItems = Array.from({ length: 8 }, (_, place) => ({
    count: '120',
    title: `Goal ${place}`,
  }))
  await page.route('**/fez/get-home-page', (route) =>
    route.fulfill({ json: { payload: { goalItems } } }),
  )
  await openBeneathPreloader(page, '/')
  const goals = page.getByRole('listitem').filter({ hasText: 'Goal' })
  await expect(goals).toHaveCount(8)
  await stopDrawing(page)
  for (const [count, rowsByWidth] of ROWS) {
    // Only CSS counts the goals, so the test can remove one without reloading the page.
    while ((await goals.count()) > count)
      await goals.last().evaluate((goal) => {
        goal.remove()
      })
    for (const [width, rows] of Object.entries(rowsByWidth)) {
      await page.setViewportSize({ width: Number(width), height: 900 })
      const lengths = (await rowsOf(goals)).map((row) => row.length)
      expect(lengths, `${count} goals at ${width} px`).toEqual(rows)
    }
  }
})

test('the time of a step is below it, or beside it if there is room', async ({ page }) => {
  const description = `<ol>
    <li><strong>Write to us.</strong> Two <em>short</em> pages are enough.<br><em>5 days</em></li>
    <li><p><strong>Come here.</strong> See the halls.</p><p><i>7 days</i></p></li>
  </ol>`
  await page.route('**/fez/get-become-resident-page', (route) =>
    route.fulfill({ json: { payload: { description } } }),
  )
  await openBeneathPreloader(page, '/residents')
  await expect(page.getByText('short')).toBeAttached()
  for (const [width, side] of [
    [320, 'below'],
    [1440, 'right'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    for (const [step, time] of [
      ['Write to us.', '5 days'],
      ['Come here.', '7 days'],
    ] as const) {
      const place = await sideOf(page.getByText(time), page.getByText(step))
      expect(place, `${time} at ${width} px`).toBe(side)
    }
  }

  await test.step('other words in italics stay in their sentence', async () => {
    await expect(page.getByText('short')).toHaveCSS('display', 'inline')
  })
})

test('beside its step a time is one line, in Armenian too', async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 768 })
  await openBeneathPreloader(page, '/residents?lang=hy')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const heights = await page
    .locator('.article ol em')
    .evaluateAll((times) => times.map((time) => time.getBoundingClientRect().height))
  expect(heights).toHaveLength(7)
  expect(new Set(heights).size, 'different heights').toBe(1)
})

for (const lang of ['en', 'ru', 'hy']) {
  test(`on a phone a unit in ${lang} is two lines of one table`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openBeneathPreloader(page, `/services?lang=${lang}`)
    const units = page.locator('[data-wide]')
    const hidden = await units.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(hidden, 'px to be scrolled').toBe(0)
    await expect(units.getByRole('columnheader')).toHaveCount(10)
    /** The ends of a column's figures and its head, which line up. */
    const endsOf = (column: number) =>
      units
        .locator(`:is(th, td):nth-child(${column})`)
        .evaluateAll((cells) => [
          ...new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().right))),
        ])
    const [area, power] = [await endsOf(3), await endsOf(8)]
    expect(area, 'ends of the third column').toHaveLength(1)
    expect(power, 'ends of the eighth column, under the third').toEqual(area)
    const row = units.getByRole('row', { name: 'K5-1' })
    const [name, cells] = [row.getByRole('rowheader'), row.getByRole('cell')]
    expect(await sideOf(cells.nth(3), name), 'rent, from the name').toBe('right')
    expect(await sideOf(cells.nth(4), name), 'date, from the name').toBe('below')
  })
}

test('on a phone of 320 px units are lines of one table, under names that stay', async ({
  sharedPage: page,
}) => {
  await show(page, '/services')
  await page.setViewportSize({ width: 320, height: 640 })
  const row = page.getByRole('row', { name: 'K5-1' })
  const [name, date] = [row.getByRole('rowheader'), row.getByRole('cell').nth(4)]
  expect(await sideOf(date, name), 'date, from the name').toBe('right')
  const [drams, dollars] = [row.getByRole('cell').nth(2), row.getByRole('cell').nth(3)]
  const spaces = await row.evaluate((line) => {
    const texts = Array.from(line.children, (cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return range.getBoundingClientRect()
    })
    return texts.slice(1).map(({ left }, column) => left - (texts[column]?.right ?? NaN))
  })
  expect(Math.min(...spaces), 'px between the texts of two columns').toBeGreaterThan(7)
  expect(await sideOf(dollars, drams), 'dollars, from drams').toBe('right')
  const { left } = await boxOf(name)
  const scrolled = await row.evaluate((line) => {
    const table = line.closest('table')
    table?.scrollTo({ left: 200 })
    return table?.scrollLeft
  })
  expect(scrolled, 'px that the table has moved').toBe(200)
  expect((await boxOf(name)).left, 'left of the name').toBe(left)
})

/** The most that a phone may have to scroll through, in px. */
const HEIGHTS = { en: 9000, ru: 9800, hy: 10_600 }

for (const [lang, most] of Object.entries(HEIGHTS)) {
  test(`on a phone services in ${lang} are soon seen`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openBeneathPreloader(page, `/services?lang=${lang}`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    expect((await boxOf(page.getByRole('banner'))).height, 'header').toBeLessThanOrEqual(125)
    expect((await boxOf(page.locator('.card').first())).top, 'first service').toBeLessThan(2000)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, 'page').toBeLessThanOrEqual(most)

    await test.step('a service has its name beside its picture, and its text beneath', async () => {
      const card = page.locator('.card').first()
      const picture = card.locator('img')
      expect(await sideOf(card.getByRole('heading'), picture), 'name').toBe('right')
      expect(await sideOf(card.locator('.rich-text'), picture), 'text').toBe('below')
    })
    await test.step('a sum stands beside its name', async () => {
      const row = page.locator('tr:has(td strong)').first()
      const sum = row.getByRole('cell').first()
      expect(await sideOf(sum, row.getByRole('rowheader'))).toBe('right')
    })
  })
}

test('the list of contents is one column', async ({ sharedPage: page }) => {
  await show(page, '/services')
  const places = page.getByRole('navigation', { name: 'On this page' }).getByRole('listitem')
  await expect(places).toHaveCount(5)
  expect(await countColumns(places)).toBe(1)
})

test('the list of contents marks the section that is being read', async ({ sharedPage: page }) => {
  await show(page, '/residents')
  const list = page.getByRole('navigation', { name: 'On this page' })
  const marked = list.locator('[aria-current=location]')
  await expect(marked).toHaveCount(0)
  for (const section of ['Costs', 'The steps']) {
    await page
      .getByRole('main')
      .getByRole('heading', { name: section, exact: true })
      .evaluate((heading) => {
        heading.scrollIntoView({ block: 'start' })
      })
    await expect(marked).toHaveText(section)
    await expect(marked).toBeInViewport()
  }
})

test('the list of contents of a page that a link has opened marks a section', async ({ page }) => {
  await open(page, '/')
  await goTo(page, '/services')
  const heading = page.getByRole('main').getByRole('heading', { name: 'Available units' })
  await heading.evaluate((element) => {
    element.scrollIntoView({ block: 'start' })
  })
  const list = page.getByRole('navigation', { name: 'On this page' })
  await expect(list.locator('[aria-current=location]')).toHaveText('Available units')
})

test('in a low window the list of contents scrolls', async ({ sharedPage: page }) => {
  await show(page, '/residents')
  await page.setViewportSize({ width: 1440, height: 400 })
  const heading = page.getByRole('main').getByRole('heading', { name: 'Costs', exact: true })
  await heading.evaluate((element) => {
    element.scrollIntoView({ block: 'start' })
  })
  const list = page.getByRole('navigation', { name: 'On this page' })
  expect((await boxOf(list)).bottom, 'its end').toBeLessThanOrEqual(400)
  const last = list.getByRole('link').last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('tables are tables from 768 px on, and blocks below', async ({ sharedPage: page }) => {
  await show(page, '/preferences-incentives')
  for (const [width, display] of [
    [768, 'table-cell'],
    [767, 'block'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('rowheader').first()).toHaveCSS('display', display)
  }
})

for (const [what, address, row] of [
  ['the sums of a row', '/services', 'Production hall'],
  ['what is paid in the zone and outside it', '/preferences-incentives', 'Profit tax'],
] as const) {
  test(`on a phone ${what} stand side by side`, async ({ sharedPage: page }) => {
    await show(page, address)
    await page.setViewportSize({ width: 390, height: 844 })
    const cells = page.getByRole('row', { name: row }).getByRole('cell')
    const [first, second] = [cells.nth(0), cells.nth(1)]
    expect(await sideOf(second, first)).toBe('right')
    expect((await boxOf(second)).top).toBe((await boxOf(first)).top)
  })
}

test('on a phone the sums of a table stand under each other', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openBeneathPreloader(page, '/services?lang=hy')
  const tables = page.locator('table:not([data-wide])')
  await expect(tables).toHaveCount(3)
  for (const table of await tables.all()) {
    const ends = await table
      .locator(':is(th, td)[data-figures]:nth-child(2)')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().right)))
    expect(new Set(ends).size, 'right edges').toBe(1)
    const hidden = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(hidden, 'px to be scrolled').toBe(0)
  }
})

test('an Armenian note in a table has no gap before a figure’s unit', async ({ page }) => {
  await openBeneathPreloader(page, '/services?lang=hy')
  const insets = await page
    .locator('th small [data-figures] + [data-figures]')
    .evaluateAll((units) => units.map((unit) => getComputedStyle(unit).paddingLeft))
  expect(new Set(insets)).toEqual(new Set(['0px']))
})

test('on a wide screen the table of units is as wide as the other tables', async ({
  sharedPage: page,
}) => {
  await show(page, '/services')
  const ends = await page
    .getByRole('main')
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().right)))
  expect(new Set(ends).size, 'ends of rows').toBe(1)
})

test('from 1024 px on the table of units is seen whole', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openBeneathPreloader(page, '/services?lang=hy')
  const hidden = await page
    .locator('[data-wide]')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(hidden, 'px to be scrolled').toBe(0)
})

for (const width of [320, 360]) {
  test(`on a phone of ${width} px the words of a stacked table fit`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await openBeneathPreloader(page, '/preferences-incentives?lang=ru')
    const cells = page.locator('[data-stacked]').getByRole('cell')
    await expect(cells).toHaveCount(12)
    const hidden = await cells.evaluateAll((all) =>
      all.map((cell) => {
        cell.style.overflowWrap = 'normal'
        return cell.scrollWidth - cell.clientWidth
      }),
    )
    expect(Math.max(...hidden), 'px of a word beyond its cell').toBe(0)
  })
}

/** Texts with a picture that stands alone, by the place of the text. */
const PICTURE =
  '<p>Halls</p><img src="/media/slide-dawn-2160.webp" width="2160" height="1215" alt="Halls">'
const TEXTS_WITH_A_PICTURE = [
  ['an article', '/residents', 'get-become-resident-page', { description: PICTURE }],
  ['a slide', '/', 'get-home-page', { sliderItems: [{ title: 'Zone', description: PICTURE }] }],
] as const

for (const [text, path, call, payload] of TEXTS_WITH_A_PICTURE) {
  test(`a wide picture in ${text} is no wider than its column`, async ({ page }) => {
    await page.route(`**/fez/${call}`, (route) => route.fulfill({ json: { payload } }))
    await openBeneathPreloader(page, path)
    const column = await boxOf(page.getByText('Halls', { exact: true }))
    const picture = await boxOf(page.getByRole('img', { name: 'Halls' }))
    expect(picture.left, 'left of the picture').toBe(column.left)
    expect(picture.right, 'its right').toBeLessThanOrEqual(column.right)
  })
}

test('on a phone no number of a law breaks', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openBeneathPreloader(page, '/preferences-incentives?lang=hy')
  const numbers = page.getByText(/^(ՀՕ-|727-)/)
  await expect(numbers).toHaveCount(3)
  for (const number of await numbers.all())
    expect(await number.evaluate((element) => element.getClientRects().length)).toBe(1)
})

test('beneath a picture the items of a list stay in one column', async ({ sharedPage: page }) => {
  await show(page, '/about-FEZ')
  for (const list of await page.locator('.text-beside-media').getByRole('list').all()) {
    const items = list.getByRole('listitem')
    expect(await items.count(), 'items').toBeGreaterThan(2)
    expect(await countColumns(items), 'columns').toBe(1)
  }
})

test('a long text flows round the picture on its right', async ({ sharedPage: page }) => {
  await show(page, '/about-FEZ')
  const section = page.locator('.text-beside-media').last()
  const endOfLines = (text: Locator) =>
    text.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return words.getBoundingClientRect().right
    })
  for (const width of [960, 1200]) {
    await page.setViewportSize({ width, height: 900 })
    const picture = await boxOf(section.locator('img'))
    const heading = section.getByRole('heading').first()
    expect(await endOfLines(heading), 'end of the heading').toBeLessThan(picture.left)
    const last = section.locator('p').last()
    expect((await boxOf(last)).top, 'top of the last text').toBeGreaterThan(picture.bottom)
    expect(await endOfLines(last), 'end of its lines').toBeGreaterThan(picture.left)
  }
})

test('on a tablet a picture is above its text', async ({ sharedPage: page }) => {
  await show(page, '/about-armania')
  await page.setViewportSize({ width: 768, height: 1024 })
  const section = page.locator('.text-beside-media').first()
  expect(await sideOf(section.locator('.rich-text, h2').first(), section.locator('img'))).toBe(
    'below',
  )
})

test('a long text beside a picture on its left has lines of many words', async ({
  sharedPage: page,
}) => {
  await show(page, '/')
  const section = page.locator('.text-beside-media').first()
  await section.evaluate((element) => {
    element.dataset.layout = 'around'
  })
  for (const width of [960, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const line = await section
      .locator('p')
      .first()
      .evaluate((element) => {
        const words = document.createRange()
        words.selectNodeContents(element)
        return words.getClientRects()[0]?.toJSON() as DOMRect
      })
    const picture = await boxOf(section.locator('.text-beside-media-file'))
    expect(line.top, `the first line at ${width} px`).toBeLessThan(picture.bottom)
    expect(line.width, `its width at ${width} px`).toBeGreaterThan(width / 4)
  }
})

const FIRST_PART = '.headings-beside > .rich-text > :nth-child(-n + 2)'

/** The parts of a page that begin or end level, however long the texts above them are. */
const LEVEL = [
  ['columns beneath a picture begin', '/about-FEZ', '[data-layout=panorama] h3', 'top'],
  ['the first heading of a text and its part begin', '/contact', FIRST_PART, 'top'],
  ['the facts of two cards in a row end', '/our-residenst', '.card:nth-child(-n + 2) ul', 'bottom'],
] as const

for (const [parts, path, selector, edge] of LEVEL) {
  test(`${parts} level`, async ({ sharedPage: page }) => {
    await show(page, path)
    const both = page.locator(selector)
    await expect(both).toHaveCount(2)
    const first = await boxOf(both.first())
    const last = await boxOf(both.last())
    expect(last[edge], `${edge} of the second`).toBeCloseTo(first[edge], 0)
  })
}

test('a button of two lines has both in its middle', async ({ sharedPage: page }) => {
  await show(page, '/preferences-incentives')
  await choose(page, 'Հայերեն')
  await page.setViewportSize({ width: 320, height: 800 })
  const button = page.locator('main .button').first()
  const [middle = 0, ...lines] = await button.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [element.getBoundingClientRect(), ...range.getClientRects()].map(
      ({ left, right }) => (left + right) / 2,
    )
  })
  expect(lines, 'middles of its lines').toHaveLength(2)
  for (const line of lines) expect(line, 'middle of a line').toBeCloseTo(middle, 0)
})

test('an article’s heading does not touch its list of contents', async ({ sharedPage: page }) => {
  await show(page, '/residents')
  const heading = await boxOf(page.locator('.article > h2'))
  const list = await boxOf(page.getByRole('navigation', { name: 'On this page' }))
  expect(list.top - heading.bottom, 'space between them in px').toBeGreaterThanOrEqual(16)
})

test('an article fits a laptop with text at 200 %', async ({ sharedPage: page }) => {
  await show(page, '/preferences-incentives')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectNoOverflow(page, 'at 1280 px', ['large'])
})

/** How many columns parts of a page have, by the width of the window. */
const COLUMNS = [
  ['side blocks', '/', ':nth-match(.text-beside-media, 1) > *', { 960: 2, 959: 1 }],
  ['services', '/', '.services-list > li', { 959: 3, 768: 3, 767: 1 }],
  [
    'cards of services',
    '/services',
    '.card-grid > li',
    { 1440: 3, 992: 3, 991: 2, 768: 2, 767: 1, 320: 1 },
  ],
  ['cards of residents', '/our-residenst', '.card-grid > li', { 1440: 2, 992: 2, 768: 2, 767: 1 }],
] as const

test('blocks have as many columns as the width allows', async ({ sharedPage: page }) => {
  await show(page, '/')
  for (const [name, path, selector, columnsByWidth] of COLUMNS) {
    await test.step(name, async () => {
      await goTo(page, path)
      const parts = page.locator(selector)
      await expect(parts.nth(1)).toBeVisible()
      for (const [width, columns] of Object.entries(columnsByWidth)) {
        await page.setViewportSize({ width: Number(width), height: 900 })
        expect(await countColumns(parts), `columns at ${width} px`).toBe(columns)
      }
    })
  }
})

test('cards without pictures have as many columns as others', async ({ page }) => {
  await page.route('**/fez/get-our-residents-page', async (route) => {
    const { payload } = (await (await route.fetch()).json()) as {
      payload: { ourResidentsItems: object[] }
    }
    const items = payload.ourResidentsItems.map((item) => ({ ...item, img: undefined }))
    await route.fulfill({ json: { payload: { ...payload, ourResidentsItems: items } } })
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/our-residenst')
  await expect(page.locator('.card-grid img')).toHaveCount(0)
  expect(await countColumns(page.locator('.card-grid > li'))).toBe(2)
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
