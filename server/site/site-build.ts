import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '../../src/i18n/languages.ts'

/** What the server has to know of a build, besides the files that it answers with. */
export interface SiteBuild {
  /** The file that renders the pages, beside this record. */
  renderer: string
  /** The page without text, from which each page is made. */
  shell: string
  /** The tags of the letters of each language, besides those that the shell brings. */
  letters: Record<Language, string>
  routes: BuiltRoute[]
}

export interface BuiltRoute {
  path: string
  /** `text`: head and text are written. `shell`: only the head is. */
  kind: 'text' | 'shell'
  /** Whether the sitemap names it. */
  listed: boolean
  /** The tags of the scripts that are the page's own, and those of its styles. */
  scripts: string
  styles: string
}

/** Where `npm run build` puts a build's record, as the last of its files. */
export const BUILD_FILE = 'dist-renderer/build.json'

export function readBuild(file = BUILD_FILE): SiteBuild | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteBuild) : undefined
}
