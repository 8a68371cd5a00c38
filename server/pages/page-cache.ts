import { hash } from 'node:crypto'
import { unwatchFile, watchFile } from 'node:fs'
import { dirname, join } from 'node:path'
import { OFFERED_LANGUAGES } from '../../src/isomorphic/languages.ts'
import type { ContentStore } from '../content/content-store.ts'
import { errorMessage, logError } from '../log/log.ts'
import { events } from '../monitoring/events.ts'
import type { Settings } from '../settings/settings.ts'
import { contentSecurityPolicy, type PolicySources } from '../site/content-security-policy.ts'
import { type EncodedPage, encodePage } from '../site/encoded-page.ts'
import { readBuild, type ServedWith, type SiteBuild } from '../site/site-build.ts'
import { pageKey, type PagesByKey, SitePages } from '../site/site-pages.ts'
import { SavedFile } from '../storage/saved-file.ts'
import { logRenderedPages } from './log-rendered-pages.ts'
import { PageChanges } from './page-changes.ts'
import { type FailedPage, type RenderInput, renderPages } from './render-pages.ts'

const BUILD_POLL_MS = 1000

/** All pages of a build with some content, for the next start. */
interface SavedPages {
  /** A hash of all that the pages were made from. */
  origin: string
  pages: PagesByKey
  renderedAtMs: number
}

/** Changes with the type of what is saved. */
const SAVED_FORMAT = 2

interface PageCacheOptions {
  buildFile: string
  build: SiteBuild
  content: ContentStore
  /** Where the pages are kept for the next start. */
  folder: string
  siteUrl: URL
  settings: PolicySources & Pick<Settings, 'pagesMaxAgeS'> & ServedWith
}

/**
 * Renders the pages again if content or build has changed, and holds them in memory. A timer
 * revalidates the content. If visitors' requests did, the first visitor of a day would get yesterday's text.
 */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #file: SavedFile<SavedPages>
  readonly #stop = new AbortController()
  readonly #ready = Promise.withResolvers<undefined>()
  #timer: NodeJS.Timeout | undefined
  #build: SiteBuild
  /** Whether there is content to render, or every call has failed to bring it. */
  #hasContent = false
  #prerendered: PagesByKey = new Map()
  /** What visitors get now. */
  pages: SitePages
  readonly changes: PageChanges
  /** What the pages were last made from. */
  #origin: string | undefined
  #busy = false
  /** The last failure, so that the log names it only once. */
  #error: string | undefined

  static async open(options: PageCacheOptions): Promise<PageCache> {
    const { shell } = options.build
    return new PageCache(
      options,
      await encodePage(shell, contentSecurityPolicy(shell, options.settings)),
      await PageChanges.load(options.folder),
    )
  }

  /** @param shell what visitors get for a page that is not prerendered */
  private constructor(options: PageCacheOptions, shell: EncodedPage, changes: PageChanges) {
    this.#options = options
    this.#file = new SavedFile(join(options.folder, 'last-pages'), SAVED_FORMAT)
    this.#build = options.build
    this.pages = new SitePages(options.build.routes, shell)
    this.changes = changes
  }

  /** Resolves once the product's pages are there, or cannot be. */
  get ready(): Promise<unknown> {
    return this.#ready.promise
  }

  start(): void {
    const { buildFile, settings } = this.#options
    const revalidate = () => void this.#revalidate()
    this.#timer = setInterval(revalidate, settings.pagesMaxAgeS * 1000).unref()
    watchFile(buildFile, { interval: BUILD_POLL_MS, persistent: false }, () => {
      this.#loadBuild(buildFile)
    })
    void this.#start()
  }

  stop(): void {
    clearInterval(this.#timer)
    unwatchFile(this.#options.buildFile)
    this.#stop.abort()
  }

  /** With the content of the last run, visitors do not wait for a slow backend. */
  async #start(): Promise<void> {
    this.#hasContent = await this.#options.content.restore()
    if (this.#hasContent) void this.#update()
    await this.#revalidate()
  }

  async #revalidate(): Promise<void> {
    await this.#options.content.refresh()
    this.#hasContent = true
    await this.#update()
  }

  #loadBuild(file: string): void {
    try {
      const build = readBuild(file, this.#options.settings)
      if (!build) return
      this.#build = build
      void this.#update()
    } catch (error) {
      logError(`${file} cannot be read: ${errorMessage(error)}`)
    }
  }

  /** Does nothing while an earlier update runs, which then continues with what is new. */
  async #update(): Promise<void> {
    if (this.#busy || !this.#hasContent) return
    this.#busy = true
    // Another build or content may have come in the meantime. After a failure, the timer tries again.
    while (this.#isStale() && !this.#stop.signal.aborted) {
      events.emit('pagesStale')
      if (!(await this.#renew())) break
    }
    this.#busy = false
    this.#ready.resolve(undefined)
  }

  #isStale(): boolean {
    return this.#originOf(this.#input()) !== this.#origin
  }

  #input(): RenderInput {
    const { buildFile, content, siteUrl } = this.#options
    const renderer = join(dirname(buildFile), this.#build.renderer)
    return { ...this.#build, renderer, siteUrl: siteUrl.href, responses: content.responses }
  }

  #originOf(input: RenderInput): string {
    const policy = contentSecurityPolicy(input.shell, this.#options.settings)
    return hash('sha256', JSON.stringify([input, policy]))
  }

  async #renew(): Promise<boolean> {
    const input = this.#input()
    const origin = this.#originOf(input)
    this.#origin = origin
    try {
      if (!(await this.#restore(input, origin))) await this.#render(input, origin)
      this.#error = undefined
      return true
    } catch (error) {
      this.#origin = undefined
      const reason = errorMessage(error)
      if (reason !== this.#error && !this.#stop.signal.aborted) {
        logError(`The pages could not be written, so visitors get the last ones: ${reason}`)
      }
      this.#error = reason
      return false
    }
  }

  /** At the start, takes the pages of the last run, if nothing has changed since. */
  async #restore({ routes }: RenderInput, origin: string): Promise<boolean> {
    if (this.#prerendered.size > 0) return false
    const saved = await this.#file.load()
    if (saved?.origin !== origin) return false
    this.#prerendered = saved.pages
    this.pages = new SitePages(routes, this.pages.shell, saved.pages)
    events.emit('pagesRendered', 0, saved.renderedAtMs)
    logRenderedPages(saved.pages.size, [])
    return true
  }

  /**
   * Each page replaces the one before as soon as it is rendered; one that could not be rendered stays as
   * it was. Compresses one page at a time, so that visitors do not wait.
   */
  async #render(input: RenderInput, origin: string): Promise<void> {
    const { shell, routes } = input
    const policy = contentSecurityPolicy(shell, this.#options.settings)
    const encodedShell = await encodePage(shell, policy)
    const keys = routes.flatMap(({ path }) => OFFERED_LANGUAGES.map((code) => pageKey(path, code)))
    const products = routes.filter(({ kind }) => kind === 'text').length * OFFERED_LANGUAGES.length
    const failed: FailedPage[] = []
    let rendered = 0
    for await (const result of renderPages(input, this.#stop.signal)) {
      if (rendered++ === 0) {
        const kept = [...this.#prerendered].filter(([key]) => keys.includes(key))
        this.#prerendered = new Map(kept)
        this.pages = new SitePages(routes, encodedShell, this.#prerendered)
      }
      const key = pageKey(result.path, result.language)
      if ('error' in result) {
        failed.push(result)
      } else {
        const page = await encodePage(result.html, policy, this.#prerendered.get(key))
        this.#prerendered.set(key, page)
        this.changes.note(result.path, result.language, result.html)
      }
      if (rendered === products) this.#ready.resolve(undefined)
    }
    const renderedAtMs = Date.now()
    events.emit('pagesRendered', failed.length, renderedAtMs)
    logRenderedPages(rendered, failed)
    await this.changes.save()
    if (failed.length === 0) {
      await this.#file.save({ origin, pages: this.#prerendered, renderedAtMs })
    }
  }
}
