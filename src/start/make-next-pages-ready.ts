import { lazyPart } from '../lazy-part.ts'
import type { SiteRouter } from '../router/router.ts'
import { sanitizer } from '../ui/rich-text/sanitizer.ts'
import { whenIdle } from '../ui/when-idle.ts'

const drawing = lazyPart(() => import('./draw-ahead.tsx'))

/** A phone with less memory, in GB, does only what it is asked for. Not all browsers say how much they have. */
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

function hasToSpare(): boolean {
  const { connection, deviceMemory } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string }
    deviceMemory?: number
  }
  const isSlow = connection?.effectiveType?.endsWith('2g')
  return !connection?.saveData && !isSlow && !(Number(deviceMemory) < ENOUGH_MEMORY)
}
