import type { Language } from '../../src/i18n/languages.ts'
import type { SiteBuild } from './site-build.ts'

/** The error page, which also answers for every path that is no page. */
const NOT_FOUND = '/error'

/** The HTML of each page, by its path and language, as far as it is written. */
export type WrittenPages = Map<string, string>

export function pageKey(path: string, language: Language): string {
  return `${language} ${path}`
}

/** The pages of one build. One that is not written is the shell, which the scripts fill. */
export class SitePages {
  /** The paths that the sitemap names. */
  readonly listed: string[]
  readonly #shell: string
  readonly #written: WrittenPages
  /** The path of each page, by its spelling in small letters. */
  readonly #paths: Map<string, string>

  constructor(
    { shell, routes }: Pick<SiteBuild, 'shell' | 'routes'>,
    written: WrittenPages = new Map(),
  ) {
    this.listed = routes.filter(({ listed }) => listed).map(({ path }) => path)
    this.#shell = shell
    this.#written = written
    this.#paths = new Map(routes.map(({ path }) => [path.toLowerCase(), path]))
  }

  /** The path of the page that an address means, whatever its case, a trailing slash or `.html`. */
  find(pathname: string): string | undefined {
    const name = pathname.replace(/(?:\/?index)?\.html$|(?<=.)\/+$/, '').toLowerCase()
    return this.#paths.get(name === '' ? '/' : name)
  }

  /** A page, or the error page where there is none, in a language. */
  html(path: string | undefined, language: Language): string {
    return this.#written.get(pageKey(path ?? NOT_FOUND, language)) ?? this.#shell
  }
}
