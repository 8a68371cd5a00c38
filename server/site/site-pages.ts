import type { Language } from '../../src/i18n/languages.ts'
import type { SiteBuild } from './site-build.ts'

/** The error page, shown for every unknown path. */
const NOT_FOUND = '/error'

/** HTML by `pageKey`. */
export type WrittenPages = Map<string, string>

export function pageKey(path: string, language: Language): string {
  return `${language} ${path}`
}

/** The pages of one build. One that is not written is the shell, which the scripts fill. */
export class SitePages {
  readonly listed: string[]
  readonly #shell: string
  readonly #written: WrittenPages
  /** By the path in lower case. */
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

  /** The path of a page, found in any case, with a trailing slash, or with `.html`. */
  find(pathname: string): string | undefined {
    const name = pathname.replace(/(?:\/?index)?\.html$|(?<=.)\/+$/, '').toLowerCase()
    return this.#paths.get(name === '' ? '/' : name)
  }

  /** Without a path, the error page. */
  html(path: string | undefined, language: Language): string {
    return this.#written.get(pageKey(path ?? NOT_FOUND, language)) ?? this.#shell
  }
}
