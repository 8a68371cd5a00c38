import { type Language, LANGUAGE_CODES } from '../../../src/isomorphic/languages.ts'
import { pathKey } from '../../../src/isomorphic/page-route.ts'
import type { BuiltRoute } from '../built/build-manifest.ts'
import type { EncodedPage } from './encoded-page.ts'

/** The page for an address that leads nowhere. */
export const NOT_FOUND_PATH = '/error'

export interface PageName {
  path: string
  language: Language
}

export type PagesByKey = Map<string, EncodedPage>

export function pageKey(path: string, language: Language): string {
  return `${language} ${path}`
}

/** Holds the pages that are prerendered, and knows the paths of all pages. */
export class PageStore {
  /** The pages that could not be rendered from the newest content and build. */
  failed: PageName[] = []
  /** Whether the content or the build is newer than the pages. */
  isStale = false
  renderedAtMs = 0
  /** The paths for the sitemap. */
  listed: string[] = []
  /** The response for a page that is not prerendered. The scripts then render it. */
  shell: EncodedPage
  /** The prerendered pages, by `pageKey`. */
  prerendered: PagesByKey = new Map()
  /** The path of each page, by its `pathKey`. */
  #paths = new Map<string, string>()

  constructor(routes: BuiltRoute[], shell: EncodedPage) {
    this.shell = shell
    this.setBuild(routes, shell)
  }

  /** Sets the pages of a build. Those that are prerendered stay until they are replaced. */
  setBuild(routes: BuiltRoute[], shell: EncodedPage): void {
    this.listed = routes.filter(({ listed }) => listed).map(({ path }) => path)
    this.shell = shell
    this.#paths = new Map(routes.map(({ path }) => [pathKey(path), path]))
    const keys = routes.flatMap(({ path }) => LANGUAGE_CODES.map((code) => pageKey(path, code)))
    for (const key of this.prerendered.keys()) {
      if (!keys.includes(key)) this.prerendered.delete(key)
    }
  }

  get(path: string, language: Language): EncodedPage | undefined {
    return this.prerendered.get(pageKey(path, language))
  }

  /** The path of a page, for a path that may also have capital letters, or one slash at the end. */
  canonicalPath(pathname: string): string | undefined {
    if (pathname.includes('//')) return undefined
    return this.#paths.get(pathKey(pathname))
  }
}
