import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '../../src/i18n/languages.ts'
import { StartError } from '../run-program.ts'

export interface SiteBuild {
  /** The name of a file beside `build.json`. */
  renderer: string
  shell: string
  /** Preload tags for each language's fonts, besides those in the shell. */
  letters: Record<Language, string>
  routes: BuiltRoute[]
}

/** The tags of a page's own scripts and styles. */
export interface RouteTags {
  scripts: string
  styles: string
}

export interface BuiltRoute extends RouteTags {
  path: string
  /** `text`: prerendered with its text. `shell`: only with its head. */
  kind: 'text' | 'shell'
  listed: boolean
}

/** The file that describes a build. `npm run build` writes it last. */
export const BUILD_FILE = 'dist-renderer/build.json'

export function readBuild(file = BUILD_FILE): SiteBuild | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteBuild) : undefined
}

export function requireBuild(): SiteBuild {
  const build = readBuild()
  if (!build) throw new StartError('dist/ holds no built site. Run `npm run build` first')
  return build
}
