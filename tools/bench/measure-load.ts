import type { Browser } from '@playwright/test'
import { openSlowPhone } from './slow-phone.ts'
import { countTransferred, type Transferred } from './transferred-bytes.ts'

/** Times in ms after the start of the navigation. */
interface Moments {
  firstPaint: number
  /** The last frame with the preloader. */
  preloaderGone: number
  /** The last frame in which a font or a visible picture was missing. */
  complete: number
  lastShift: number
  /** The sum of all layout shifts. */
  shifts: number
}

export interface Load extends Moments, Transferred {}

/** One first visit of an address, on a slow phone. */
export async function measureLoad(browser: Browser, address: string): Promise<Load> {
  const page = await openSlowPhone(browser)
  await page.addInitScript(noteMoments)
  const transferred = await countTransferred(page)
  await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 })
  const noted = await page.waitForFunction(() => {
    const { moments } = window as unknown as { moments: Moments }
    return moments.firstPaint > 0 && moments
  })
  const moments = (await noted.jsonValue()) as Moments
  await page.context().close()
  return { ...moments, ...transferred }
}

/** Runs in the page, before anything else. */
function noteMoments(): void {
  const moments = { firstPaint: 0, preloaderGone: 0, complete: 0, lastShift: 0, shifts: 0 }
  Object.assign(window, { moments })

  new PerformanceObserver((list) => {
    moments.firstPaint ||= list.getEntries()[0]?.startTime ?? 0
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      moments.lastShift = shift.startTime
      moments.shifts += shift.value
    }
  }).observe({ type: 'layout-shift', buffered: true })

  const isSeen = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  const noteFrame = (now: number) => {
    const preloader = document.getElementById('preloader')
    if (preloader?.checkVisibility({ visibilityProperty: true })) moments.preloaderGone = now
    const missing = [...document.images].some((image) => isSeen(image) && !image.complete)
    const empty = !document.querySelector('h1, h2')
    // `document.fonts.status` would be 'loading' for each new element too.
    const unset = [...document.fonts].some(({ status }) => status === 'loading')
    if (missing || empty || unset) moments.complete = now
    requestAnimationFrame(noteFrame)
  }
  requestAnimationFrame(noteFrame)
}
