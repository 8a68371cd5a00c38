import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '../../src/isomorphic/languages.ts'
import { logError } from '../log/log.ts'
import { OperatorError } from '../program/run-program.ts'
import type { Settings } from '../settings/settings.ts'

export interface SiteBuild {
  /** Settings that the server has to share, by their names. */
  builtIn?: Record<string, string>
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

/** The settings of those who serve the build. */
export type ServedWith = Partial<Pick<Settings, 'builtIn' | 'messagesKeepDays'>>

/** Reads the build, with the days for the contact form. Logs which settings it was not built with. */
export function readBuild(
  file = BUILD_FILE,
  { builtIn = {}, messagesKeepDays: days }: ServedWith = {},
): SiteBuild | undefined {
  if (!existsSync(file)) return undefined
  const build = JSON.parse(readFileSync(file, 'utf8')) as SiteBuild
  for (const [name, value] of Object.entries(builtIn)) {
    const built = build.builtIn?.[name] ?? value
    // A site that was built without its address takes it from the server.
    if (built === value || (name === 'SITE_URL' && built === '')) continue
    logError(`The site was built with another ${name}. Set the same one and build it again`)
  }
  if (days === undefined) return build
  return { ...build, shell: build.shell.replace('<html', `<html data-keep-days="${days}"`) }
}

export function requireBuild(settings?: ServedWith): SiteBuild {
  const build = readBuild(BUILD_FILE, settings)
  if (!build) {
    throw new OperatorError(
      `There is no built site in ${process.cwd()}. Run \`npm run build\` there, or start in the folder of the site`,
    )
  }
  return build
}
