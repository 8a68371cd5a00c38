import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { BUILD_FORMAT } from '../../../../server/pages/built/build-manifest.ts'
import { CONTENT_CALLS } from '../../../../src/isomorphic/calls.ts'
import { type Program, whenListening } from '../../../../tools/support/when-listening.ts'
import { NODE_ENVIRONMENT, PATIENT, spawnProgram } from '../../../support/start-server.ts'
import { temporaryFolder, writeFiles } from '../../../support/temporary-folder.ts'
import { NO_PRELOADS } from './no-preloads.ts'

/** Starts a file of the server until the end of the test. */
export function startProgram(...started: Parameters<typeof spawnProgram>): Program {
  const program = spawnProgram(...started)
  onTestFinished(() => endProgram(program))
  return program
}

/** Kills it. It may write a file until it has ended, so its folder can be removed only then. */
export async function endProgram(program: Program): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  program.kill('SIGKILL')
  await once(program, 'exit')
}

/** Runs a file of the server to its end. */
export async function runProgram(...started: Parameters<typeof spawnProgram>) {
  const program = startProgram(...started)
  const [stdout, stderr] = await Promise.all([
    buffer(program.stdout),
    text(program.stderr),
    once(program, 'exit'),
  ])
  return { stdout: String(stdout), stderr, code: program.exitCode }
}

/** A built site of one page, a renderer that adds nothing to it, and empty content. */
export const BUILT_SITE = {
  ...Object.fromEntries(CONTENT_CALLS.map((call) => [`content/${call}.json`, 'null'])),
  'dist-renderer/build.json': JSON.stringify({
    format: BUILD_FORMAT,
    renderer: 'renderer.js',
    shell:
      '<html lang="en"><title>Zone</title><template></template><p>the page</p><div id="root"></div>',
    fontPreloads: NO_PRELOADS,
    routes: [{ path: '/', kind: 'text', listed: true, scriptPreloads: '' }],
  }),
  'dist-renderer/renderer.js':
    "export const prerenderer = () => () => ({ lang: 'en', head: '', body: '', records: '' })",
}

/** Starts the server with a built site on a free port until the end of the test. */
export async function startServer(env: Record<string, string> = {}, given?: string) {
  const folder = given ?? (await temporaryFolder())
  await writeFiles(folder, BUILT_SITE)
  const site = await whenListening(
    startProgram('main.ts', folder, { PORT: '0', ...PATIENT, ...env }),
  )
  return { ...site, folder }
}

/** Starts the server like that, in a shell as `"$0" "$1"`, which gets `fd` as its fourth file. */
export async function startInShell(script: string, env: NodeJS.ProcessEnv, fd?: number) {
  const folder = await temporaryFolder(BUILT_SITE)
  const main = join(import.meta.dirname, '../../../../server/main.ts')
  const shell = spawn('sh', ['-c', script, process.execPath, main], {
    cwd: folder,
    env: { ...NODE_ENVIRONMENT, PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', fd ?? 'ignore'],
    detached: true,
  }) as Program & { pid: number }
  onTestFinished(() => {
    process.kill(-shell.pid, 'SIGKILL')
  })
  return { ...(await whenListening(shell)), folder }
}
