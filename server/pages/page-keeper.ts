import { unwatchFile, watchFile } from 'node:fs'
import { dirname, join } from 'node:path'
import { logFault, reasonOf } from '../log.ts'
import { readBuild, type SiteBuild } from '../site/site-build.ts'
import { pageKey, SitePages, type WrittenPages } from '../site/site-pages.ts'
import type { ContentReader } from './content-reader.ts'
import { type RenderedPage, renderPages } from './render-pages.ts'
import { tellOfPages } from './tell-of-pages.ts'

/** How often to look for a new build, in milliseconds. */
const BUILD_LOOK = 1000

interface PageKeeperOptions {
  buildFile: string
  build: SiteBuild
  reader: ContentReader
  siteUrl: URL
  /** In seconds. */
  maxAge: number
}

/**
 * Keeps the pages in step with content and build, in memory: a restarted server has nothing to
 * clean up. A timer asks for content, so that a day's first visitor does not get yesterday's text.
 */
export class PageKeeper {
  readonly #options: PageKeeperOptions
  readonly #stop = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #build: SiteBuild
  #written: WrittenPages = new Map()
  #pages: SitePages
  #stale = true
  #busy = false
  /** The last failure, which is logged once. */
  #fault = ''

  constructor(options: PageKeeperOptions) {
    this.#options = options
    this.#build = options.build
    this.#pages = new SitePages(options.build)
  }

  get pages(): SitePages {
    return this.#pages
  }

  start(): void {
    const { buildFile, maxAge } = this.#options
    const look = () => void this.#update({ ask: true })
    this.#timer = setInterval(look, maxAge * 1000).unref()
    watchFile(buildFile, { interval: BUILD_LOOK, persistent: false }, () => {
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
      const build = readBuild(file)
      if (!build) return
      this.#build = build
      this.#stale = true
      void this.#update({ ask: false })
    } catch (fault) {
      logFault(`${file} cannot be read: ${reasonOf(fault)}`)
    }
  }

  /** One at a time: a slow backend may take longer than the period. */
  async #update({ ask }: { ask: boolean }): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    if (ask && (await this.#options.reader.ask())) this.#stale = true
    // A build that came meanwhile is next; a failure is tried again after the period.
    while (this.#stale && !this.#stop.signal.aborted) {
      if (!(await this.#write())) break
    }
    this.#busy = false
  }

  async #write(): Promise<boolean> {
    const build = this.#build
    const { buildFile, reader, siteUrl } = this.#options
    const renderer = join(dirname(buildFile), build.renderer)
    this.#stale = false
    try {
      const task = { ...build, renderer, siteUrl: siteUrl.href, answers: reader.answers }
      this.#take(build, await renderPages(task, this.#stop.signal))
      this.#fault = ''
      return true
    } catch (fault) {
      this.#stale = true
      const reason = reasonOf(fault)
      if (reason !== this.#fault && !this.#stop.signal.aborted) {
        logFault(`The pages could not be written, so they stay as they are: ${reason}`)
      }
      this.#fault = reason
      return false
    }
  }

  /** A page that could not be rendered stays as it was. */
  #take(build: SiteBuild, rendered: RenderedPage[]): void {
    const before = this.#written
    this.#written = new Map()
    for (const page of rendered) {
      const key = pageKey(page.path, page.language)
      const html = 'html' in page ? page.html : before.get(key)
      if (html !== undefined) this.#written.set(key, html)
    }
    this.#pages = new SitePages(build, this.#written)
    tellOfPages(rendered)
  }
}
