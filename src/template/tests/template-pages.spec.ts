import type { Page } from '@playwright/test'
import { NO_OVERFLOW, overflow, setTextSize } from '../../../tests/browser/support/overflow.ts'
import { expect, open, storeLanguage, test } from '../../../tests/browser/support/site.ts'
import { violations } from '../../../tests/browser/support/violations.ts'
import { TEMPLATE_PAGES } from '../template-pages.ts'

const WIDTHS = [1440, 768]

/** Opens each template page by its link and runs the same steps on it. */
async function onEachPage(
  page: Page,
  visit: (path: string, heading: string) => Promise<void>,
): Promise<void> {
  for (const { path, heading } of TEMPLATE_PAGES) {
    await page.getByRole('main').getByRole('link', { name: heading, exact: true }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveURL(path)
    await visit(path, heading)
  }
}

test('the first HTML of each template page says noindex, and that of an inner page requests its banner before the scripts', async ({
  request,
}) => {
  const banner = /<link rel="preload" as="image" href="\/assets\/banner-[^"]+"/
  for (const { path } of TEMPLATE_PAGES) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('name="robots" content="noindex"')
    expect(html, path).not.toContain('rel="canonical"')
    if (path === '/about') expect(html).toMatch(banner)
  }
})

for (const language of ['en', 'ru', 'arm']) {
  test(`in ${language} each template page opens by its link, without an error or text that is cut off`, async ({
    page,
    pageErrors,
    contentCalls,
  }) => {
    test.slow()
    await storeLanguage(page, language)
    await open(page, '/faq')
    await onEachPage(page, async (path, heading) => {
      await expectNoOverflow(page, path)
      if (language !== 'en') return
      // The addresses of the home variants contain 'home', the name of a meta-tag record.
      const title = path.includes('home')
        ? 'Kanaker Free Economic Zone, Yerevan'
        : `${heading} | Kanaker Free Economic Zone`
      await expect(page).toHaveTitle(title)
      expect(await violations(page, 'main'), path).toEqual([])
    })
    expect(pageErrors).toEqual([])
    expect(contentCalls).toHaveLength(9)
  })
}

async function expectNoOverflow(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => overflow(page), `${path} at ${width} px`).toEqual(NO_OVERFLOW)
  }
  // Text that fits a phone at twice its size also fits at its own.
  await page.setViewportSize({ width: 320, height: 900 })
  await setTextSize(page, '200%')
  await expect
    .poll(() => overflow(page), `${path} at 320 px with text of twice the size`)
    .toEqual(NO_OVERFLOW)
  await setTextSize(page, '')
}
