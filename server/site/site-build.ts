import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '../../src/i18n/languages.ts'
import { OperatorError } from '../run-program.ts'

export interface SiteBuild {
  /** The name of a file beside `build.json`. */
  renderer: string
  shell: string
  /** Preload tags for each language's fonts, besides those in the shell. */
  fontPreloads: Record<Language, string>
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

/** @param keepDays what the contact form says about how long messages are kept */
export function readBuild(file = BUILD_FILE, keepDays?: number): SiteBuild | undefined {
  if (!existsSync(file)) return undefined
  const build = JSON.parse(readFileSync(file, 'utf8')) as SiteBuild
  if (keepDays === undefined) return build
  return { ...build, shell: build.shell.replace('<html', `<html data-keep-days="${keepDays}"`) }
}

export function requireBuild(keepDays?: number): SiteBuild {
  const build = readBuild(BUILD_FILE, keepDays)
  if (!build) {
    throw new OperatorError(
      `There is no built site in ${process.cwd()}. Run \`npm run build\` there, or start in the folder of the site`,
    )
  }
  return build
}
