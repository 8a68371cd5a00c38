import type { ContentStore } from '../content/content-store.ts'
import { errorMessage, logError } from '../log/log.ts'
import { events } from '../monitoring/events.ts'
import type { PageCache } from './page-cache.ts'

/**
 * Revalidates the content now and once a period, and updates the pages if it has changed. A timer does so:
 * if visitors' requests did, the first visitor of a day would get yesterday's text.
 *
 * @returns a function that ends it
 */
export function startPageRefresh(
  content: ContentStore,
  pageCache: PageCache,
  periodS: number,
): () => void {
  const stop = new AbortController()
  let isUpdating = false
  /** The last failure, so that the log names it only once. */
  let lastReason: string | undefined

  async function update(): Promise<void> {
    // An update that is running continues with what is new.
    if (isUpdating) return
    isUpdating = true
    try {
      while (pageCache.isStale && !stop.signal.aborted) {
        events.emit('pagesStale')
        await pageCache.update(stop.signal)
        lastReason = undefined
      }
    } catch (error) {
      const reason = errorMessage(error)
      if (reason !== lastReason && !stop.signal.aborted) {
        logError(`The pages could not be written, so visitors get the last ones: ${reason}`)
      }
      lastReason = reason
    } finally {
      isUpdating = false
    }
  }

  async function revalidate(): Promise<void> {
    await content.refresh()
    await update()
  }

  async function begin(): Promise<void> {
    // With the content of the last run, visitors do not wait for a slow backend.
    if (await content.restore()) void update()
    await revalidate()
  }

  const timer = setInterval(() => void revalidate(), periodS * 1000).unref()
  void begin()
  return () => {
    clearInterval(timer)
    stop.abort()
  }
}
