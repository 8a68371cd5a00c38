import { expect, type Page, test as base } from '@playwright/test'
import { adoptStyles, UNPAINTED } from './drawing.ts'

/** What went wrong in a page: console errors, uncaught errors, failed requests, error answers. */
type Complaints = string[]

export interface SiteOptions {
  /** Whether pages are painted; in a window that somebody watches they always are. */
  painted: boolean
}

interface SiteFixtures {
  /** Collected from the first request on; a test that expects none says so. */
  complaints: Complaints
  /** The content calls of the page so far, by their path and query. */
  contentCalls: string[]
}

const PRELOADED_PICTURE = /\.(svg|avif|webp)'? (was preloaded|is found, but is not used)/

export const test = base.extend<SiteOptions & SiteFixtures>({
  painted: [true, { option: true }],
  context: async ({ context, painted, headless }, use) => {
    if (headless && !painted) await context.addInitScript(adoptStyles, UNPAINTED)
    await use(context)
  },
  complaints: async ({ page, painted }, use) => {
    const complaints: Complaints = []
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning'
      // Where no picture is loaded, those that are preloaded are not used: our doing, not the site's.
      const isOfTests = !painted && PRELOADED_PICTURE.test(message.text())
      if (isComplaint && !isOfTests) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
    page.on('requestfailed', (request) => {
      // A page that is left breaks off what is on its way: that is no failure.
      if (request.failure()?.errorText === 'net::ERR_ABORTED') return
      complaints.push(`failed: ${request.url()}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
    })
    await use(complaints)
  },
  contentCalls: async ({ page }, use) => {
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/fez/')) calls.push(pathname + search)
    })
    await use(calls)
  },
})

export { expect }

/** Opens an address and waits until the preloader has gone, as a visitor does. */
export async function openInFullTime(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await preloaderGone(page)
}

/**
 * Opens an address and lets the preloader end as soon as the page beneath it is drawn: for what is
 * not about the start, of which each page opened would cost a second and a half.
 */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('html[data-running] header')).toBeAttached()
  await page.evaluate(() => {
    const ends = [document.body, document.getElementById('preloader')]
    for (const animation of ends.flatMap((element) => element?.getAnimations() ?? [])) {
      animation.finish()
    }
  })
  await preloaderGone(page)
}

/**
 * Opens an address and waits until the site runs, beneath the preloader: for what needs neither a
 * click.
 */
export async function openBeneathPreloader(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('html[data-running] header')).toBeAttached()
}

/**
 * Goes to a page by the first link to it, as the running site does, or by its address where no link
 * leads there: for what needs no click.
 */
export async function goBeneathPreloader(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).first()
  if ((await link.count()) > 0) await link.dispatchEvent('click')
  else await openBeneathPreloader(page, path)
}

export async function preloaderGone(page: Page): Promise<void> {
  await expect(page.locator('#preloader')).toHaveCount(0)
}

/** Before the page opens: a returning visitor's language. */
export async function rememberLanguage(page: Page, language: string): Promise<void> {
  await page.addInitScript((code) => {
    localStorage.setItem('language', code)
  }, language)
}
