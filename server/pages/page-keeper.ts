import { unwatchFile, watchFile } from 'node:fs'
import { dirname, join } from 'node:path'
import { logFault, reasonOf } from '../log.ts'
import { readBuild, type SiteBuild } from '../site/site-build.ts'
import { pageKey, SitePages, type WrittenPages } from '../site/site-pages.ts'
import type { ContentReader } from './content-reader.ts'
import { type RenderedPage, renderPages } from './render-pages.ts'
import { tellOfPages } from './tell-of-pages.ts'

/** How often the server looks whether there is a new build, in milliseconds. */
const BUILD_LOOK = 1000

interface PageKeeperOptions {
  /** The record of the build. */
  buildFile: string
  build: SiteBuild
  reader: ContentReader
  siteUrl: URL
  /** In seconds. */
  maxAge: number
}

/**
 * Keeps the pages in step with the content and with the build, in memory: they are few and small, and
 * a server that starts again has nothing to clean up. A timer looks for new content, rather than the
 * first request after a while: whoever comes after a quiet night is to read today's text as well.
 */
export class PageKeeper {
  readonly #options: PageKeeperOptions
  readonly #stop = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #build: SiteBuild
  #written: WrittenPages = new Map()
  #pages: SitePages
  /** Whether the pages are behind the content or the build. */
  #stale = true
  #busy = false
  /** Why the pages could not be written when that was last tried. */
  #fault = ''

  constructor(options: PageKeeperOptions) {
    this.#options = options
    this.#build = options.build
    this.#pages = new SitePages(options.build)
  }

  /** The pages as they are now. */
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

  /** One at a time: a backend that is slow may outlast the period. */
  async #update({ ask }: { ask: boolean }): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    if (ask && (await this.#options.reader.ask())) this.#stale = true
    // A build that came meanwhile is next; what failed is tried again after the period.
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
