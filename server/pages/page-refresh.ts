import { unwatchFile, watchFile } from 'node:fs'
import type { ContentCache } from '../content/content-cache.ts'
import { errorMessage } from '../log/error-message.ts'
import { FailureLog } from '../log/failure-log.ts'
import { logError } from '../log/log.ts'
import { serverEvents } from '../monitoring/server-events.ts'
import type { BuildManifest } from '../site/build-manifest.ts'
import type { PageUpdater } from './page-updater.ts'

const BUILD_POLL_MS = 1000

interface PageRefreshOptions {
  contentCache: ContentCache
  pageUpdater: PageUpdater
  /** How often the content is revalidated, in seconds. */
  periodS: number
  /** A build writes this file last. */
  manifestFile: string
  readManifest: () => BuildManifest
}

/**
 * Updates the pages if content or build has changed. The content is revalidated now and once a period. A
 * timer does so: if visitors' requests did, the first visitor of a day would get yesterday's text.
 *
 * @returns a function that ends it, and resolves when nothing is rendered or saved any more
 */
export function startPageRefresh(options: PageRefreshOptions): () => Promise<void> {
  const { contentCache, pageUpdater, periodS, manifestFile, readManifest } = options
  const stop = new AbortController()
  /** Whether there is content to render, or every call has failed to bring it. */
  let hasContent = false
  let isUpdating = false
  let lastUpdate = Promise.resolve()
  const failures = new FailureLog()

  function update(): void {
    // An update that is running continues with what is new.
    if (!isUpdating && hasContent) lastUpdate = updateUntilFresh()
  }

  async function updateUntilFresh(): Promise<void> {
    isUpdating = true
    try {
      while (pageUpdater.isStale && !stop.signal.aborted) {
        serverEvents.emit('pagesStale')
        await pageUpdater.update(stop.signal)
        failures.succeeded('pages')
      }
    } catch (error) {
      if (stop.signal.aborted) return
      const reason = errorMessage(error)
      failures.failed(
        'pages',
        `The pages could not be written, so visitors get the last ones: ${reason}`,
      )
    } finally {
      isUpdating = false
    }
  }

  async function revalidate(): Promise<void> {
    await contentCache.refresh()
    hasContent = true
    update()
  }

  async function begin(): Promise<void> {
    // With the content of the last run, visitors do not wait for a slow backend.
    hasContent = await contentCache.restore()
    update()
    await revalidate()
  }

  function takeBuild(): void {
    try {
      pageUpdater.takeBuild(readManifest())
      update()
    } catch (error) {
      logError(`The new build cannot be read, so visitors get the last one: ${errorMessage(error)}`)
    }
  }

  const timer = setInterval(() => void revalidate(), periodS * 1000).unref()
  watchFile(manifestFile, { interval: BUILD_POLL_MS, persistent: false }, takeBuild)
  void begin()
  return async () => {
    unwatchFile(manifestFile, takeBuild)
    clearInterval(timer)
    stop.abort()
    await lastUpdate
  }
}
