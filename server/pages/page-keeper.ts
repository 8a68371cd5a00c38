import { unwatchFile, watchFile } from 'node:fs'
import { dirname, join } from 'node:path'
import { events } from '../events.ts'
import { logFault, reasonOf } from '../log.ts'
import { makePage, type Page } from '../site/page.ts'
import { type PageNeeds, pagePolicy } from '../site/page-policy.ts'
import { readBuild, type SiteBuild } from '../site/site-build.ts'
import { pageKey, type PrerenderedPages, SitePages } from '../site/site-pages.ts'
import type { ContentReader } from './content-reader.ts'
import { logPages } from './log-pages.ts'
import { type RenderedPage, renderPages } from './render-pages.ts'

const BUILD_LOOK_MS = 1000

interface PageKeeperOptions {
  buildFile: string
  build: SiteBuild
  reader: ContentReader
  siteUrl: URL
  needs: PageNeeds
  maxAgeS: number
  keepDays?: number | undefined
}

/**
 * Renders the pages again if content or build has changed, and holds them in memory. A timer asks
 * for content. If visitors' requests did, the first visitor of a day would get yesterday's text.
 */
export class PageKeeper {
  readonly #options: PageKeeperOptions
  readonly #stop = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #build: SiteBuild
  #prerendered: PrerenderedPages = new Map()
  #pages: SitePages
  #stale = true
  #busy = false
  /** The last failure, so that the log names it only once. */
  #fault = ''

  static async open(options: PageKeeperOptions): Promise<PageKeeper> {
    const { shell } = options.build
    return new PageKeeper(options, await makePage(shell, pagePolicy(shell, options.needs)))
  }

  /** @param shell what visitors get until the pages are prerendered */
  private constructor(options: PageKeeperOptions, shell: Page) {
    this.#options = options
    this.#build = options.build
    this.#pages = new SitePages(options.build.routes, shell)
  }

  get pages(): SitePages {
    return this.#pages
  }

  start(): void {
    const { buildFile, maxAgeS } = this.#options
    const look = () => void this.#update({ ask: true })
    this.#timer = setInterval(look, maxAgeS * 1000).unref()
    watchFile(buildFile, { interval: BUILD_LOOK_MS, persistent: false }, () => {
      this.#takeBuild(buildFile)
    })
    look()
  }

  stop(): void {
    clearInterval(this.#timer)
    unwatchFile(this.#options.buildFile)
    this.#stop.abort()
  }

  #takeBuild(file: string): void {
    try {
      const build = readBuild(file, this.#options.keepDays)
      if (!build) return
      this.#build = build
      this.#stale = true
      void this.#update({ ask: false })
    } catch (fault) {
      logFault(`${file} cannot be read: ${reasonOf(fault)}`)
    }
  }

  /** Does nothing while an earlier update runs: a slow backend may take longer than the period. */
  async #update({ ask }: { ask: boolean }): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    try {
      if (ask && (await this.#options.reader.ask())) this.#stale = true
      // Another build may have come in the meantime. After a failure, the timer tries again.
      while (this.#stale && !this.#stop.signal.aborted) {
        events.emit('pagesStale')
        if (!(await this.#write())) break
      }
    } catch (fault) {
      logFault(`The content for the pages could not be read: ${reasonOf(fault)}`)
    } finally {
      this.#busy = false
    }
  }

  async #write(): Promise<boolean> {
    const build = this.#build
    const { buildFile, reader, siteUrl } = this.#options
    const renderer = join(dirname(buildFile), build.renderer)
    this.#stale = false
    try {
      const task = { ...build, renderer, siteUrl: siteUrl.href, answers: reader.answers }
      await this.#take(build, await renderPages(task, this.#stop.signal))
      this.#fault = ''
      return true
    } catch (fault) {
      this.#stale = true
      const reason = reasonOf(fault)
      if (reason !== this.#fault && !this.#stop.signal.aborted) {
        logFault(`The pages could not be written, so visitors get the last ones: ${reason}`)
      }
      this.#fault = reason
      return false
    }
  }

  /**
   * A page that could not be rendered stays as it was. Compresses one page at a time, so that
   * visitors do not wait.
   */
  async #take({ shell, routes }: SiteBuild, rendered: RenderedPage[]): Promise<void> {
    const policy = pagePolicy(shell, this.#options.needs)
    const prerendered: PrerenderedPages = new Map()
    for (const result of rendered) {
      const key = pageKey(result.path, result.language)
      const before = this.#prerendered.get(key)
      const page = 'html' in result ? await makePage(result.html, policy, before) : before
      if (page) prerendered.set(key, page)
    }
    this.#prerendered = prerendered
    this.#pages = new SitePages(routes, await makePage(shell, policy), prerendered)
    logPages(rendered)
  }
}
