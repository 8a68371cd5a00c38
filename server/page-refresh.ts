import { unwatchFile, watchFile } from 'node:fs'
import type { ContentCache } from './content/content-cache.ts'
import type { BuildManifest } from './pages/built/build-manifest.ts'
import type { PageUpdater } from './pages/make/page-updater.ts'
import { errorMessage } from './platform/log/error-message.ts'
import { FailureLog } from './platform/log/failure-log.ts'
import { log, logError } from './platform/log/log.ts'

const BUILD_POLL_MS = 1000

export interface PageRefresh {
  /** Revalidates the content at once. */
  reload: () => Promise<void>
  /** Ends it, and resolves when no page is rendered or saved any more. */
  stop: () => Promise<void>
}

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
 * Keeps the pages up to date, in this order:
 *
 * 1. The content of the last run is restored. If nothing is missing, visitors do not wait for a slow backend.
 * 2. The content is revalidated now and once a period. A timer does so: if visitors' requests did, the first
 *    visitor of a day would get yesterday's text.
 * 3. The pages are rendered as soon as each call has brought content or failed, and then each time that
 *    content or build has changed. If something changes during a rendering, another one follows.
 */
export function startPageRefresh(options: PageRefreshOptions): PageRefresh {
  const { contentCache, pageUpdater, periodS, manifestFile, readManifest } = options
  const stopping = new AbortController()
  const failures = new FailureLog()
  let changed = Promise.withResolvers<undefined>()
  let rendering = Promise.resolve()
  /** The last one that has begun. */
  let revalidating = Promise.resolve()

  async function begin(): Promise<void> {
    const isRestored = await contentCache.restore()
    const revalidated = revalidate()
    if (!isRestored) await revalidated
    rendering = renderChanges()
  }

  function revalidate(): Promise<void> {
    revalidating = contentCache.refresh().then(() => {
      changed.resolve(undefined)
    })
    return revalidating
  }

  /** A refresh that is under way may still bring the old content, so this waits for it and starts another. */
  async function reload(): Promise<void> {
    await revalidating
    await revalidate()
    log('The content has been asked for again (SIGHUP)')
  }

  function readBuild(): void {
    try {
      pageUpdater.setBuild(readManifest())
      changed.resolve(undefined)
    } catch (error) {
      logError(`The new build cannot be read, so visitors get the last one: ${errorMessage(error)}`)
    }
  }

  async function renderChanges(): Promise<void> {
    while (!stopping.signal.aborted) {
      changed = Promise.withResolvers()
      await updatePages()
      await changed.promise
    }
  }

  async function updatePages(): Promise<void> {
    try {
      await pageUpdater.update(contentCache.responses, stopping.signal)
      failures.succeeded('pages')
    } catch (error) {
      if (stopping.signal.aborted) return
      const reason = errorMessage(error)
      failures.failed(
        'pages',
        `The pages could not be written, so visitors get the last ones: ${reason}`,
      )
    }
  }

  const timer = setInterval(() => void revalidate(), periodS * 1000).unref()
  watchFile(manifestFile, { interval: BUILD_POLL_MS, persistent: false }, readBuild)
  void begin()
  return {
    reload,
    async stop() {
      unwatchFile(manifestFile, readBuild)
      clearInterval(timer)
      stopping.abort()
      changed.resolve(undefined)
      await rendering
    },
  }
}
