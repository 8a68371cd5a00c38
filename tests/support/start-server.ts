import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { COMPILE_CACHE_ENV } from './compile-cache.ts'

const SERVER = join(import.meta.dirname, '../../server')

/** Node 22 says at each start that node:sqlite is experimental. */
export const NODE_ENVIRONMENT = {
  ...COMPILE_CACHE_ENV,
  NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
}

export type Program = ChildProcessByStdio<null, Readable, Readable>

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

/** Waits until a server that was just started answers. */
export async function whenListening(program: Program) {
  const output = { stdout: '', stderr: '' }
  program.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text))
  program.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text))
  /** Waits until standard output matches, and returns the first group. */
  const said = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(output.stdout)
      if (found) return found[1] ?? ''
      await once(program.stdout, 'data')
    }
  }
  const address = await said(/The site is at (http:[^\s"]+)/)
  const stop = async () => {
    if (program.exitCode !== null || program.signalCode !== null) return
    program.kill()
    await once(program, 'exit')
  }
  return {
    program,
    address,
    said,
    /** The lines on standard error so far. */
    errorLines: () => output.stderr.split('\n').filter(Boolean),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
