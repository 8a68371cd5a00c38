import type { Language } from '../../src/isomorphic/languages.ts'
import type { EncodedPage } from './encoded-page.ts'
import type { BuiltRoute } from './site-build.ts'

const NOT_FOUND = '/error'

export type PagesByKey = Map<string, EncodedPage>

export function pageKey(path: string, language: Language): string {
  return `${language} ${path}`
}

export class SitePages {
  readonly listed: string[]
  /** The response for a page that is not prerendered. The scripts then render it. */
  readonly shell: EncodedPage
  readonly #prerendered: PagesByKey
  readonly #paths: Map<string, string>

  constructor(routes: BuiltRoute[], shell: EncodedPage, prerendered: PagesByKey = new Map()) {
    this.listed = routes.filter(({ listed }) => listed).map(({ path }) => path)
    this.shell = shell
    this.#prerendered = prerendered
    this.#paths = new Map(routes.map(({ path }) => [path.toLowerCase(), path]))
  }

  /** The path of a page, also from capital letters, with one slash at the end, or with `.html`. */
  find(pathname: string): string | undefined {
    if (pathname.includes('//')) return undefined
    const name = pathname.toLowerCase().replace(/(?:\/index|(?<=[^/]))\.html$|(?<=.)\/+$/, '')
    return this.#paths.get(name === '' ? '/' : name)
  }

  prerendered(path: string | undefined, language: Language): EncodedPage | undefined {
    return this.#prerendered.get(pageKey(path ?? NOT_FOUND, language))
  }
}
