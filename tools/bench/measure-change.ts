import type { Browser } from '@playwright/test'
import { openSlowPhone } from './slow-phone.ts'

type Way = 'there' | 'back'

/**
 * How long a change from home to a page whose content is held takes, in ms from the click to the frame
 * that shows it, and the way back from there, so many times; nothing where home has no link to it.
 */
export async function measureChanges(browser: Browser, home: string, path: string, runs: number) {
  const page = await openSlowPhone(browser, false)
  await page.goto(home, { waitUntil: 'networkidle', timeout: 60_000 })
  await page.locator('#preloader').waitFor({ state: 'detached' })
  // Until the site runs, a link opens a written page anew.
  await page.locator('#root:not([data-prerendered]) header').waitFor()
  const change = (way: Way) => page.evaluate(clickToPaint, { way, path })
  const times: { there: number; back: number }[] = []
  const isLinked = (await page.locator(`a[href="${path}"]`).count()) > 0
  // The first time fetches the code of the page.
  while (isLinked && times.length <= runs) {
    times.push({ there: await change('there'), back: await change('back') })
    await page.waitForLoadState('networkidle')
  }
  await page.context().close()
  return times.slice(1)
}

/** Runs in the page. A link is clicked on the way there; the way back is the browser's. */
async function clickToPaint({ way, path }: { way: Way; path: string }): Promise<number> {
  const block = way === 'there' ? '.page-banner' : '.banner-slider'
  const start = performance.now()
  if (way === 'back') history.back()
  else document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click()
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(block)) {
        // A task that is set within a frame begins when the frame has been handed over.
        requestAnimationFrame(() =>
          setTimeout(() => {
            resolve(performance.now() - start)
          }),
        )
      } else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
