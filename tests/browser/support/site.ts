import { expect, type Page, type Route, test as base } from '@playwright/test'
import { REDUCED_MOTION } from './reduced-motion.ts'

/** Console errors and warnings, uncaught errors, failed requests and error answers of a page. */
type PageErrors = string[]

interface SiteFixtures {
  /** Collected from the first request on. A test that expects none checks them itself. */
  pageErrors: PageErrors
  /** The path and query of each content call so far. */
  contentCalls: string[]
}

interface WorkerFixtures {
  /**
   * The open site, which the tests of a worker share: opening it again would take most of the time of a test
   * that only measures a page. It is not drawn. A test begins with `show`. After a failure, the next test gets
   * a new page.
   */
  sharedPage: Page
}

// Tests that extend this one would have workers, and browsers, of their own.
export const test = base.extend<SiteFixtures, WorkerFixtures>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', ignoreHTTPSErrors = false } = project.use
      const page = await browser.newPage({ ...REDUCED_MOTION, baseURL, ignoreHTTPSErrors })
      await page.addInitScript(keepToasts)
      await open(page, '/')
      await stopDrawing(page)
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await page.addInitScript(keepToasts)
    await use(page)
  },
  pageErrors: async ({ page }, use) => {
    const pageErrors: PageErrors = []
    page.on('console', (message) => {
      const isError = message.type() === 'error' || message.type() === 'warning'
      if (isError) pageErrors.push(message.text())
    })
    page.on('pageerror', (error) => pageErrors.push(`uncaught: ${error.message}`))
    page.on('requestfailed', (request) => {
      // When a visitor leaves a page, its open requests are aborted.
      if (request.failure()?.errorText === 'net::ERR_ABORTED') return
      pageErrors.push(`failed: ${request.url()}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) pageErrors.push(`${response.status()}: ${response.url()}`)
    })
    await use(pageErrors)
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

/** Points at each toast that comes: five seconds pass quickly on a busy machine. */
function keepToasts(): void {
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.toast:not([data-kept])')) {
      toast.setAttribute('data-kept', '')
      toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    }
  }).observe(document, { childList: true, subtree: true })
}

/** Stops the clock of animations in each page that opens, and returns the function that starts it. */
export async function stopAnimations(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const setRate = async (playbackRate: number) => {
    await session.send('Animation.setPlaybackRate', { playbackRate })
  }
  await session.send('Animation.enable')
  await setRate(0)
  return () => setRate(1)
}

/**
 * Lays the open site out without drawing it. Drawing takes a quarter of the time of a test that only measures
 * a page in many windows. Transparent elements can still be pressed, and count as visible.
 */
export async function stopDrawing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { opacity: 0 }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Holds back the files with these addresses, and returns the function that lets them through. */
export async function holdRequests(page: Page, addresses: RegExp): Promise<() => void> {
  const released = Promise.withResolvers<undefined>()
  await page.route(addresses, async (route) => {
    await released.promise
    await route.continue()
  })
  return () => {
    released.resolve(undefined)
  }
}

/**
 * Requests for matching files fail until the returned function is called. The route stays: a request that
 * the browser makes while the last one is taken away can hang for ever.
 * Upstream: https://github.com/microsoft/playwright/issues/41802
 */
export async function blockRequests(
  page: Page,
  pattern: RegExp,
  fail = (route: Route) => route.abort(),
): Promise<() => void> {
  let isBlocked = true
  await page.route(pattern, (route) => (isBlocked ? fail(route) : route.fallback()))
  return () => {
    isBlocked = false
  }
}

/**
 * Opens an address before its scripts come, once it has come whole and the preloader has ended: what answers
 * presses until then is at the end of the page. Returns the function that lets the scripts come.
 */
export async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  const release = await holdRequests(page, /\.js$/)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await waitForPreloaderEnd(page)
  return release
}

/** Timers of half a second or more never ring in pages that open: on a busy machine they may ring too early. */
export async function stopTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window)
    const startShort = (work: () => void, ms = 0, ...given: unknown[]) =>
      start(work, ms < 500 ? ms : 2 ** 30, ...given)
    Object.assign(window, { setTimeout: startShort })
  })
}

/**
 * Opens an address and ends the preloader once the page beneath it is drawn. This saves 1.5 seconds
 * per page in tests that are not about the start.
 */
export async function open(page: Page, address: string): Promise<void> {
  await openBeneathPreloader(page, address)
  await endPreloader(page)
}

/** Ends the preloader now. */
export async function endPreloader(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ends = [document.body, document.getElementById('preloader')]
    for (const animation of ends.flatMap((element) => element?.getAnimations() ?? [])) {
      animation.finish()
    }
  })
  await waitForPreloaderEnd(page)
}

/** Opens an address and waits for the scripts. The preloader still covers the page. */
export async function openBeneathPreloader(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('html[data-hydrated] header')).toBeAttached()
}

/**
 * Goes to a page within the open site: by a link, or as a link would if there is none. The preloader
 * may still cover the page.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).first()
  if ((await link.count()) > 0) await link.dispatchEvent('click')
  else
    await page.evaluate((address) => {
      history.pushState(null, '', address)
    }, path)
}

/** Waits, once the heading of a page that was opened is there, until what is below the first screen is, too. */
export async function waitForWholePage(page: Page): Promise<void> {
  await expect(page.locator('main .content-pending')).toHaveCount(0)
}

export async function waitForPreloaderEnd(page: Page): Promise<void> {
  const preloader = page.locator('#preloader')
  // In a page whose first bytes have not come yet, it is hidden, too.
  await expect(preloader).toBeAttached()
  await expect(preloader).toBeHidden()
}

/** Stores the language of a returning visitor. Call it before the page opens. */
export async function storeLanguage(page: Page, language: string): Promise<void> {
  await page.addInitScript((code) => {
    localStorage.setItem('language', code)
  }, language)
}
