import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Language } from '../../../src/isomorphic/languages.ts'
import type { PageRoute } from '../../../src/isomorphic/page-route.ts'
import { errorCode, errorMessage } from '../../platform/log/error-message.ts'
import { logError } from '../../platform/log/log.ts'
import { OperatorError } from '../../platform/program/run-program.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { addSettingsToShell } from './add-settings-to-shell.ts'

/** This number changes with `BuildManifest`. */
export const BUILD_FORMAT = 3

/** The facts about a build that the server needs. */
export interface BuildManifest {
  /** The `BUILD_FORMAT` of the release that built the site. */
  format?: number
  /** The settings, by name, that have to be the same for the server. */
  builtIn?: Record<string, string>
  /** The path of the renderer. In the file, it is relative to the file. */
  renderer: string
  shell: string
  /** Preload tags for each language's fonts, besides those in the shell. */
  fontPreloads: Record<Language, string>
  routes: BuiltRoute[]
}

export interface BuiltRoute extends Omit<PageRoute, 'id'> {
  /** Preload tags for the scripts that this page loads besides those in the shell. */
  scriptPreloads: string
}

/** `npm run build` writes this file last. */
export const BUILD_MANIFEST_FILE = 'dist-renderer/build.json'

/** With `settings`, the shell gets their attributes, and the log names those that differ from the build's. */
export function readBuildManifest(
  settings?: Pick<Settings, 'builtIn' | 'hasBackend' | 'isSample' | 'promisedKeepDays'>,
  file = BUILD_MANIFEST_FILE,
): BuildManifest {
  requireReadable('dist')
  requireReadable(dirname(file))
  if (!existsSync(file)) {
    throw new OperatorError(
      `There is no built site in ${process.cwd()}. Run \`npm run build\` there, or start in the folder of the site`,
    )
  }
  const manifest = parseManifest(readFileSync(file, 'utf8'))
  if (manifest.format !== BUILD_FORMAT) {
    throw new OperatorError(
      'Another release has built the site. Run `npm run build`, and start the server again',
    )
  }
  for (const [name, value] of Object.entries(settings?.builtIn ?? {})) {
    const built = manifest.builtIn?.[name] ?? value
    // A site that was built without its address takes it from the server.
    if (built === value || (name === 'SITE_URL' && built === '')) continue
    logError(
      `The site was built with another ${name}. Set that one here, or build the site again with this one`,
    )
  }
  return {
    ...manifest,
    renderer: join(dirname(file), manifest.renderer),
    shell: settings ? addSettingsToShell(manifest.shell, settings) : manifest.shell,
  }
}

function parseManifest(text: string): BuildManifest {
  try {
    return JSON.parse(text) as BuildManifest
  } catch (error) {
    throw new OperatorError(
      `${BUILD_MANIFEST_FILE} cannot be read: ${errorMessage(error)}. Run \`npm run build\` again`,
    )
  }
}

/** With the umask 077, only the user who built the site can read it. */
function requireReadable(folder: string): void {
  try {
    readdirSync(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw new OperatorError(
      `The built site cannot be read: ${errorMessage(error)}. Run \`chmod -R a+rX dist dist-renderer\`, or build it again`,
    )
  }
}
