import { lazyPart } from '../lazy-part.ts'
import type { SiteRouter } from '../router/router.ts'
import { sanitizer } from '../ui/rich-text/sanitizer.ts'
import { whenIdle } from '../ui/when-idle.ts'

const drawing = lazyPart(() => import('./draw-ahead.tsx'))

/** A phone with less memory, in GB, does only what it is asked for. */
const ENOUGH_MEMORY = 2

/**
 * Makes the pages ready that the visitor may open next, while the browser is idle.
 *
 * @param content resolves when the content calls have ended
 */
export async function makeNextPagesReady(
  router: SiteRouter,
  content: Promise<unknown>,
): Promise<void> {
  await whenIdle()
  if (!hasToSpare()) return
  await sanitizer.whenLoaded()
  await content
  const { drawAhead } = await drawing.whenLoaded()
  drawAhead(router)
}

/** Not all browsers say what the line and the device are. */
function hasToSpare(): boolean {
  const { connection = {}, deviceMemory = ENOUGH_MEMORY } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string }
    deviceMemory?: number
  }
  const { saveData, effectiveType } = connection
  return !saveData && !effectiveType?.endsWith('2g') && deviceMemory >= ENOUGH_MEMORY
}
