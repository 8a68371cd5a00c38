import { PRELOADER_ID } from '../isomorphic/page-marks.ts'
import { wait } from './wait.ts'

/** How long the preloader is shown, from its first frame (requirements, section 4). */
const PRELOADER_MS = 1500
/** How long before that end the page is drawn beneath the preloader. */
const DRAWING_MS = 250

/**
 * Step 6 of `index.html`. Keeps the focus out of the page while the preloader covers it, and takes the
 * preloader away when its animation has ended. `index.html` alone shows and hides it, so that it works before
 * any script runs, and if none does.
 */
export async function removePreloaderAfterAnimation(): Promise<void> {
  const preloader = document.getElementById(PRELOADER_ID)
  document.addEventListener('keydown', keepFocus)
  const ended = (preloader?.getAnimations() ?? []).map(({ finished }) => finished)
  // An extension may stop animations. On a slow device, the first frame is late.
  await Promise.race([Promise.allSettled(ended), wait(2 * PRELOADER_MS)])
  document.removeEventListener('keydown', keepFocus)
  // If it were removed, the browser would style the whole page again. Left as it is, it would be
  // shown again after printing.
  if (preloader) preloader.style.display = 'none'
}

// `inert` would make the browser style the whole page twice more.
function keepFocus(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.preventDefault()
}

/** Resolves before the preloader ends, when the page must be drawn even if parts are missing. */
export function untilDrawingDeadline(): Promise<void> {
  const [end] = document.getElementById(PRELOADER_ID)?.getAnimations() ?? []
  // The animation's time starts at the preloader's first frame, which is late on a slow device.
  const elapsedMs = Number(end?.currentTime ?? 0)
  return wait(PRELOADER_MS - DRAWING_MS - elapsedMs)
}
