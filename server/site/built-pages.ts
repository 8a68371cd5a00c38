import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from '../../src/i18n/languages.ts'
import { pageFile } from './page-file.ts'

const NOT_FOUND = '/404'

/** The HTML files that the build wrote, one for each route and language (`prerender.ts`). */
export class BuiltPages {
  readonly #folder: string
  /** The path of each page, by its spelling in small letters. */
  readonly #paths: Map<string, string>

  constructor(folder: string) {
    this.#folder = folder
    const names = existsSync(folder) ? readdirSync(folder) : []
    const paths = names.flatMap((name) => {
      const page = /^([^.]+)\.html$/.exec(name)?.[1]
      return page ? [page === 'index' ? '/' : `/${page}`] : []
    })
    this.#paths = new Map(paths.map((path) => [path.toLowerCase(), path]))
  }

  /** The path of the page that an address means, whatever its case, a trailing slash or `.html`. */
  find(pathname: string): string | undefined {
    const name = pathname.replace(/(?:\/?index)?\.html$|(?<=.)\/+$/, '').toLowerCase()
    const path = this.#paths.get(name === '' ? '/' : name)
    return path === NOT_FOUND ? undefined : path
  }

  /** The file of a page, or of the error page where there is none, in a language. */
  file(path: string | undefined, language: Language): string {
    const tag = language === FALLBACK_LANGUAGE ? undefined : LANGUAGES[language].tag
    return join(this.#folder, pageFile(path ?? NOT_FOUND, tag))
  }
}
