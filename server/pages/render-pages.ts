import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Language } from '../../src/i18n/languages.ts'
import type { BuiltRoute } from '../site/site-build.ts'
import type { Answers } from './content-reader.ts'

/** All that the rendering process works with: it reads and requests nothing else. */
export interface RenderTask {
  renderer: string
  siteUrl: string
  shell: string
  letters: Record<Language, string>
  routes: BuiltRoute[]
  answers: Answers
}

export type RenderedPage = { path: string; language: Language } & (
  | { html: string }
  | { fault: string }
)

interface Bounds {
  /** In milliseconds. */
  deadline: number
  /** In megabytes. */
  memory: number
}

const BOUNDS: Bounds = { deadline: 60_000, memory: 512 }

const PROCESS = join(import.meta.dirname, '../renderer/render-process.ts')

/**
 * Renders all pages in a process of its own: content that makes it crash, hang or fill its memory
 * does not harm the server. Rejects where the process does not finish.
 */
export async function renderPages(
  task: RenderTask,
  stop: AbortSignal,
  { deadline, memory } = BOUNDS,
): Promise<RenderedPage[]> {
  const inTime = AbortSignal.timeout(deadline)
  const child = fork(PROCESS, {
    execArgv: [`--max-old-space-size=${memory}`],
    env: environment(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    signal: AbortSignal.any([stop, inTime]),
    killSignal: 'SIGKILL',
  })
  const pages: RenderedPage[] = []
  child.on('message', (page: RenderedPage) => pages.push(page))
  // Messages can arrive after the exit, but not after the disconnection.
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  // Only the first fault rejects; a further one, unheard, would end the server.
  child.on('error', () => undefined)
  // Where the process could not be started there is nobody to send to.
  if (child.connected) child.send(task, () => undefined)
  const [[code, signal]] = (await ended.catch((fault: unknown) => {
    throw inTime.aborted ? new Error(`the renderer took longer than ${deadline} ms`) : fault
  })) as [[number | null, NodeJS.Signals | null], unknown]
  if (code !== 0)
    throw new Error(`the renderer ended with ${signal ?? `code ${code ?? 'unknown'}`}`)
  return pages
}

/** Without the server's settings, which may hold passwords: Node's own, of where it keeps compiled code. */
function environment(): Record<string, string> {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
}
