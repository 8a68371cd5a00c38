import type { Language } from '../../src/isomorphic/languages.ts'
import type { BuiltRoute } from './build-manifest.ts'
import type { EncodedPage } from './encoded-page.ts'

export type PagesByKey = Map<string, EncodedPage>

export function pageKey(path: string, language: Language): string {
  return `${language} ${path}`
}

/** Holds the pages that are prerendered, and knows the paths of all pages. */
export class PageStore {
  /** The paths for the sitemap. */
  readonly listed: string[]
  /** The response for a page that is not prerendered. The scripts then render it. */
  readonly shell: EncodedPage
  /** The prerendered pages, by `pageKey`. */
  prerendered: PagesByKey
  readonly #paths: Map<string, string>

  constructor(routes: BuiltRoute[], shell: EncodedPage, prerendered: PagesByKey = new Map()) {
    this.listed = routes.filter(({ listed }) => listed).map(({ path }) => path)
    this.shell = shell
    this.prerendered = prerendered
    this.#paths = new Map(routes.map(({ path }) => [path.toLowerCase(), path]))
  }

  get(path: string, language: Language): EncodedPage | undefined {
    return this.prerendered.get(pageKey(path, language))
  }

  /** The path of a page, also from capital letters, with one slash at the end, or with `.html`. */
  canonicalPath(pathname: string): string | undefined {
    if (pathname.includes('//')) return undefined
    const name = pathname.toLowerCase().replace(/(?:\/index|(?<=[^/]))\.html$|(?<=.)\/+$/, '')
    return this.#paths.get(name === '' ? '/' : name)
  }
}
