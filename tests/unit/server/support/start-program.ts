import { once } from 'node:events'
import { buffer, text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { CONTENT_CALLS } from '../../../../src/api/calls/calls.ts'
import { type Program, spawnProgram, whenListening } from '../../../support/start-server.ts'
import { writeFiles } from '../../../support/temporary-folder.ts'

/** Starts a file of the server until the end of the test. */
export function startProgram(...started: Parameters<typeof spawnProgram>): Program {
  const program = spawnProgram(...started)
  onTestFinished(() => {
    program.kill('SIGKILL')
  })
  return program
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

/** A built site of these pages, a renderer that adds nothing to them, and empty content. */
const builtSite = (...paths: string[]) => ({
  ...Object.fromEntries(CONTENT_CALLS.map((call) => [`content/${call}.json`, '{}'])),
  'dist-renderer/build.json': JSON.stringify({
    renderer: 'renderer.js',
    shell: '<html lang="en"><head><title>Zone</title></head><p>the page</p><div id="root"></div>',
    fontPreloads: { en: '', ru: '', arm: '' },
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
  return whenListening(startProgram('main.ts', folder, { PORT: '0', ...env }))
}
