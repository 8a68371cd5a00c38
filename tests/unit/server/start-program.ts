import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { CONTENT_CALLS } from '../../../src/api/calls/calls.ts'
import { COMPILED } from '../../../tools/commands/compiled.ts'
import { writeFiles } from '../../support/temporary-folder.ts'

const SERVER = join(import.meta.dirname, '../../../server')

/** Starts a file of the server in this folder with only these settings. */
function spawnProgram(file: string, folder: string, env: Record<string, string>, args: string[]) {
  return spawn(process.execPath, [join(SERVER, file), ...args], {
    cwd: folder,
    env: { ...COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Starts a file of the server until the end of the test. */
export function startProgram(
  file: string,
  folder: string,
  env: Record<string, string> = {},
  args: string[] = [],
) {
  const program = spawnProgram(file, folder, env, args)
  onTestFinished(() => {
    program.kill('SIGKILL')
  })
  return program
}

/** Starts the server until the end of the test, with this file as its log. */
export function startWithLog(folder: string, env: Record<string, string>, log: number): void {
  const program = spawn(process.execPath, [join(SERVER, 'main.ts')], {
    cwd: folder,
    env: { ...COMPILED, ...env },
    stdio: ['ignore', log, log],
  })
  onTestFinished(() => {
    program.kill('SIGKILL')
  })
}

/** A built site of these pages, a renderer that adds nothing to them, and empty content. */
const builtSite = (...paths: string[]) => ({
  ...Object.fromEntries(CONTENT_CALLS.map((call) => [`content/${call}.json`, '{}'])),
  'dist-renderer/build.json': JSON.stringify({
    renderer: 'renderer.js',
    shell: '<html lang="en"><head><title>Zone</title></head><p>the page</p><div id="root"></div>',
    letters: { en: '', ru: '', arm: '' },
    routes: paths.map((path) => ({ path, kind: 'text', listed: true, scripts: '', styles: '' })),
  }),
  'dist-renderer/renderer.js':
    "export const loadSite = () => ({ prerenderer: () => () => ({ lang: 'en', head: '', body: '', records: '' }) })",
})

export const BUILT_SITE = builtSite('/')

/** The server starts no renderer for this site. */
const SITE_WITHOUT_PAGES = builtSite()

/** Starts the server with a built site on a free port until the end of the test. */
export async function startServer(
  folder: string,
  env: Record<string, string> = {},
  site = SITE_WITHOUT_PAGES,
) {
  await writeFiles(folder, site)
  return answering(startProgram('main.ts', folder, { PORT: '0', ...env }))
}

/** Starts the server for several tests, which must kill it. It makes no calls of its own. */
export async function startSharedServer(folder: string, env: Record<string, string>) {
  await writeFiles(folder, SITE_WITHOUT_PAGES)
  const program = spawnProgram('main.ts', folder, { PORT: '0', ...env }, [])
  const written = new Promise<void>((resolve) => {
    program.stdout.on('data', (text: string) => {
      if (text.includes('pages are prerendered')) resolve()
    })
  })
  const server = await answering(program)
  await written
  return server
}

/** Resolves once the server answers. */
async function answering(program: ReturnType<typeof spawnProgram>) {
  const [line] = (await once(program.stdout.setEncoding('utf8'), 'data')) as [string]
  const [, address = ''] = /^The site is at (http:\/\/127\.0\.0\.1:\d+\/)\n/.exec(line) ?? []
  return { program, address }
}
