import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type Program, whenListening } from '../../tools/support/when-listening.ts'
import { COMPILE_CACHE_ENV } from './compile-cache.ts'

const SERVER = join(import.meta.dirname, '../../server')

/** Node 22 says at each start that node:sqlite is experimental. */
export const NODE_ENVIRONMENT = {
  ...COMPILE_CACHE_ENV,
  NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
}

/** Starts a file of the server in this folder with only these settings. */
export function spawnProgram(
  file: string,
  folder: string,
  env: Record<string, string> = {},
  args: string[] = [],
): Program {
  return spawn(process.execPath, [join(SERVER, file), ...args], {
    cwd: folder,
    env: { ...NODE_ENVIRONMENT, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** For a test that waits for all pages: on a busy machine they take longer than the default. */
export const PATIENT = { PAGES_MAX_WAIT: '60' }

/** Serves the built site of a folder once its pages are prerendered. `await using` stops it. */
export async function serveSite(folder: string, env: Record<string, string> = {}) {
  const settings = { PORT: '0', ...PATIENT, ...env }
  const site = await whenListening(spawnProgram('main.ts', folder, settings))
  await site.said(/pages are (prerendered)/)
  return site
}
