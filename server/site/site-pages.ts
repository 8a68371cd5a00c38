import type { Language } from '../../src/i18n/languages.ts'
import type { Page } from './page.ts'
import type { BuiltRoute } from './site-build.ts'

const NOT_FOUND = '/error'

export type PrerenderedPages = Map<string, Page>

export function pageKey(path: string, language: Language): string {
  return `${language} ${path}`
}

export class SitePages {
  readonly listed: string[]
  /** For a page that is not prerendered: the scripts fill it. */
  readonly shell: Page
  readonly #prerendered: PrerenderedPages
  readonly #paths: Map<string, string>

  constructor(routes: BuiltRoute[], shell: Page, prerendered: PrerenderedPages = new Map()) {
    this.listed = routes.filter(({ listed }) => listed).map(({ path }) => path)
    this.shell = shell
    this.#prerendered = prerendered
    this.#paths = new Map(routes.map(({ path }) => [path.toLowerCase(), path]))
  }

  /** Finds the path of a page in any case, with a trailing slash, or with `.html`. */
  find(pathname: string): string | undefined {
    const name = pathname.replace(/(?:\/?index)?\.html$|(?<=.)\/+$/, '').toLowerCase()
    return this.#paths.get(name === '' ? '/' : name)
  }

  prerendered(path: string | undefined, language: Language): Page | undefined {
    return this.#prerendered.get(pageKey(path ?? NOT_FOUND, language))
  }
}
