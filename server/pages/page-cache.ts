import { unwatchFile, watchFile } from 'node:fs'
import { dirname, join } from 'node:path'
import { events } from '../events.ts'
import { errorMessage, logError } from '../log.ts'
import type { Settings } from '../settings.ts'
import { encodePage, type Page } from '../site/page.ts'
import { pagePolicy, type PolicySources } from '../site/page-policy.ts'
import { readBuild, type SiteBuild } from '../site/site-build.ts'
import { pageKey, type PrerenderedPages, SitePages } from '../site/site-pages.ts'
import type { ContentReader } from './content-reader.ts'
import { logRenderedPages } from './log-rendered-pages.ts'
import { type RenderedPage, renderPages } from './render-pages.ts'

const BUILD_POLL_MS = 1000

interface PageCacheOptions {
  buildFile: string
  build: SiteBuild
  reader: ContentReader
  siteUrl: URL
  settings: PolicySources & Pick<Settings, 'pagesMaxAgeS' | 'messagesKeepDays'>
}

/**
 * Renders the pages again if content or build has changed, and holds them in memory. A timer
 * revalidates the content. If visitors' requests did, the first visitor of a day would get yesterday's text.
 */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #stop = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #build: SiteBuild
  #prerendered: PrerenderedPages = new Map()
  /** What visitors get now. */
  pages: SitePages
  #stale = true
  #busy = false
  /** The last failure, so that the log names it only once. */
  #error: string | undefined

  static async open(options: PageCacheOptions): Promise<PageCache> {
    const { shell } = options.build
    return new PageCache(options, await encodePage(shell, pagePolicy(shell, options.settings)))
  }

  /** @param shell what visitors get until the pages are prerendered */
  private constructor(options: PageCacheOptions, shell: Page) {
    this.#options = options
    this.#build = options.build
    this.pages = new SitePages(options.build.routes, shell)
  }

  start(): void {
    const { buildFile, settings } = this.#options
    const revalidate = () => void this.#update({ readContent: true })
    this.#timer = setInterval(revalidate, settings.pagesMaxAgeS * 1000).unref()
    watchFile(buildFile, { interval: BUILD_POLL_MS, persistent: false }, () => {
      this.#loadBuild(buildFile)
    })
    revalidate()
  }

  stop(): void {
    clearInterval(this.#timer)
    unwatchFile(this.#options.buildFile)
    this.#stop.abort()
  }

  #loadBuild(file: string): void {
    try {
      const build = readBuild(file, this.#options.settings.messagesKeepDays)
      if (!build) return
      this.#build = build
      this.#stale = true
      void this.#update()
    } catch (error) {
      logError(`${file} cannot be read: ${errorMessage(error)}`)
    }
  }

  /** Does nothing while an earlier update runs: a slow backend may take longer than the period. */
  async #update({ readContent = false } = {}): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    try {
      if (readContent && (await this.#options.reader.refresh())) this.#stale = true
      // Another build may have come in the meantime. After a failure, the timer tries again.
      while (this.#stale && !this.#stop.signal.aborted) {
        events.emit('pagesStale')
        if (!(await this.#render())) break
      }
    } catch (error) {
      logError(`The content for the pages could not be read: ${errorMessage(error)}`)
    } finally {
      this.#busy = false
    }
  }

  async #render(): Promise<boolean> {
    const build = this.#build
    const { buildFile, reader, siteUrl } = this.#options
    const renderer = join(dirname(buildFile), build.renderer)
    this.#stale = false
    try {
      const job = { ...build, renderer, siteUrl: siteUrl.href, responses: reader.responses }
      await this.#swap(build, await renderPages(job, this.#stop.signal))
      this.#error = undefined
      return true
    } catch (error) {
      this.#stale = true
      const reason = errorMessage(error)
      if (reason !== this.#error && !this.#stop.signal.aborted) {
        logError(`The pages could not be written, so visitors get the last ones: ${reason}`)
      }
      this.#error = reason
      return false
    }
  }

  /**
   * A page that could not be rendered stays as it was. Compresses one page at a time, so that
   * visitors do not wait.
   */
  async #swap({ shell, routes }: SiteBuild, rendered: RenderedPage[]): Promise<void> {
    const policy = pagePolicy(shell, this.#options.settings)
    const prerendered: PrerenderedPages = new Map()
    for (const result of rendered) {
      const key = pageKey(result.path, result.language)
      const previous = this.#prerendered.get(key)
      const page = 'html' in result ? await encodePage(result.html, policy, previous) : previous
      if (page) prerendered.set(key, page)
    }
    this.#prerendered = prerendered
    this.pages = new SitePages(routes, await encodePage(shell, policy), prerendered)
    logRenderedPages(rendered)
  }
}
