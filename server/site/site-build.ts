import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '../../src/i18n/languages.ts'

export interface SiteBuild {
  /** A file beside this record. */
  renderer: string
  /** The built index.html, from which each page is made. */
  shell: string
  /** Preload tags for each language's fonts, besides those in the shell. */
  letters: Record<Language, string>
  routes: BuiltRoute[]
}

export interface BuiltRoute {
  path: string
  /** `text`: head and text are written. `shell`: only the head is. */
  kind: 'text' | 'shell'
  /** Whether the sitemap names it. */
  listed: boolean
  /** The tags of the page's own scripts and styles. */
  scripts: string
  styles: string
}

/** The record of a build, which `npm run build` writes last. */
export const BUILD_FILE = 'dist-renderer/build.json'

export function readBuild(file = BUILD_FILE): SiteBuild | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteBuild) : undefined
}
