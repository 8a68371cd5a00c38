import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { ContentResponses } from '../../../src/isomorphic/calls.ts'
import { log } from '../../platform/log/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { SavedFile } from '../../platform/storage/saved-file.ts'
import type { BuildManifest } from '../built/build-manifest.ts'
import { contentSecurityPolicy, type PolicySources } from '../built/content-security-policy.ts'
import { encodePage } from '../serve/encoded-page.ts'
import { pageKey, type PagesByKey, PageStore } from '../serve/page-store.ts'
import { PageChangeDates } from './page-change-dates.ts'
import { pagesInOrder, type RenderInput } from './render-in-child-process.ts'
import { renderPages } from './render-pages.ts'

/** All pages of a build with some content, for the next start. */
interface SavedPages {
  buildHash: string
  inputHash: string
  pages: PagesByKey
  renderedAtMs: number
}

/** This number changes with the type of the saved value. */
const SAVED_FORMAT = 4

type UpdaterSettings = PolicySources & Pick<Settings, 'dataDir' | 'siteUrl'>

/** Renders the pages of a build into memory, and keeps them for the next start. */
export class PageUpdater {
  readonly pages: PageStore
  readonly changes: PageChangeDates
  readonly #settings: UpdaterSettings
  #manifest: BuildManifest
  readonly #file: SavedFile<SavedPages>
  readonly #ready = Promise.withResolvers<undefined>()
  /** A hash of all that the pages are made from; undefined if they do not all have the same input. */
  #inputHash: string | undefined

  static async open(manifest: BuildManifest, settings: UpdaterSettings): Promise<PageUpdater> {
    const { routes, shell } = manifest
    const page = await encodePage(shell, contentSecurityPolicy(shell, settings))
    const changes = await PageChangeDates.load(settings.dataDir)
    return new PageUpdater(manifest, settings, new PageStore(routes, page), changes)
  }

  private constructor(
    manifest: BuildManifest,
    settings: UpdaterSettings,
    pages: PageStore,
    changes: PageChangeDates,
  ) {
    this.#manifest = manifest
    this.#settings = settings
    this.pages = pages
    this.changes = changes
    this.#file = new SavedFile(join(settings.dataDir, 'last-pages'), SAVED_FORMAT)
  }

  /** Resolves once the product's pages are there, or cannot be made. */
  get ready(): Promise<unknown> {
    return this.#ready.promise
  }

  /** The next update renders the pages of this build. */
  setBuild(manifest: BuildManifest): void {
    this.#manifest = manifest
  }

  /**
   * Renders the pages if content or build has changed. Rejects if they cannot be rendered. They then stay
   * as they were.
   */
  async update(responses: ContentResponses, signal: AbortSignal): Promise<void> {
    const policy = contentSecurityPolicy(this.#manifest.shell, this.#settings)
    const build = { ...this.#manifest, policy, siteUrl: this.#settings.siteUrl.href }
    const input = { ...build, responses }
    const buildHash = hash('sha256', JSON.stringify(build))
    const inputHash = hash('sha256', JSON.stringify(input))
    if (inputHash === this.#inputHash) return
    this.pages.isStale = true
    this.#inputHash = undefined
    try {
      const isFirst = this.pages.prerendered.size === 0
      const isRestored = isFirst && (await this.#restore(buildHash, inputHash))
      if (!isRestored) await this.#render(input, { buildHash, inputHash }, signal)
      this.#inputHash = inputHash
      this.pages.isStale = false
    } finally {
      this.#ready.resolve(undefined)
    }
  }

  /** Restores the last run's pages of the same build. Resolves to whether their content is the same, too. */
  async #restore(buildHash: string, inputHash: string): Promise<boolean> {
    const saved = await this.#file.load()
    if (saved?.buildHash !== buildHash) return false
    this.pages.prerendered = saved.pages
    if (saved.inputHash !== inputHash) return false
    this.pages.renderedAtMs = saved.renderedAtMs
    const { size } = saved.pages
    log(`${size} of ${size} pages are prerendered`)
    return true
  }

  /** Each page is live as soon as it is rendered. One that could not be rendered stays as it was. */
  async #render(
    input: RenderInput & { policy: string },
    hashes: Pick<SavedPages, 'buildHash' | 'inputHash'>,
    signal: AbortSignal,
  ): Promise<void> {
    const { policy } = input
    const shell = await encodePage(input.shell, policy)
    const { prerendered } = this.pages
    const pages = pagesInOrder(input.routes)
    const keyed = pages.map(({ route: { path, kind }, language }) => ({
      key: pageKey(path, language),
      kind,
      page: { path, language },
    }))
    const old = new Map(keyed.map(({ key, page }) => [key, page]))
    const productPages = keyed.filter(({ kind }) => kind === 'text')
    const left = new Set(productPages.map(({ key }) => key))
    try {
      await renderPages(input, {
        changes: this.changes,
        signal,
        onPage: async (page) => {
          // A build that cannot be rendered at all leaves everything as it was.
          if (this.pages.shell !== shell) this.pages.setBuild(input.routes, shell)
          const key = pageKey(page.path, page.language)
          if ('html' in page) {
            // Compresses one page at a time, so that visitors do not wait.
            prerendered.set(key, await encodePage(page.html, policy, prerendered.get(key)))
            old.delete(key)
          }
          left.delete(key)
          if (left.size === 0) this.#ready.resolve(undefined)
        },
      })
    } finally {
      this.pages.failed = [...old.values()]
    }
    const renderedAtMs = Date.now()
    this.pages.renderedAtMs = renderedAtMs
    await this.changes.save()
    if (old.size === 0) await this.#file.save({ ...hashes, pages: prerendered, renderedAtMs })
  }
}
