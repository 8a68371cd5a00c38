import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Language } from '../../src/i18n/languages.ts'
import type { BuiltRoute } from '../site/site-build.ts'
import type { Answers } from './content-reader.ts'

/** What the process that renders is given: it reads and asks for nothing else. */
export interface RenderTask {
  /** The path of the built renderer. */
  renderer: string
  siteUrl: string
  shell: string
  letters: Record<Language, string>
  routes: BuiltRoute[]
  answers: Answers
}

/** What it tells of each page: the HTML, or why there is none. */
export type RenderedPage = { path: string; language: Language } & (
  { html: string } | { fault: string }
)

interface Bounds {
  /** How long rendering may take, in milliseconds. */
  deadline: number
  /** In megabytes. */
  memory: number
}

const BOUNDS: Bounds = { deadline: 60_000, memory: 512 }

const PROCESS = join(import.meta.dirname, '../renderer/render-process.ts')

/**
 * Renders all pages in a process of its own: no visitor waits for it, and whatever content makes of
 * it (a crash, a hang, all its memory) costs that process alone. Rejects where it does not finish.
 */
export async function renderPages(
  task: RenderTask,
  stop: AbortSignal,
  { deadline, memory } = BOUNDS,
): Promise<RenderedPage[]> {
  const inTime = AbortSignal.timeout(deadline)
  const child = fork(PROCESS, {
    execArgv: [`--max-old-space-size=${memory}`],
    // The settings of the server are none of its business.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    signal: AbortSignal.any([stop, inTime]),
    killSignal: 'SIGKILL',
  })
  const pages: RenderedPage[] = []
  child.on('message', (page: RenderedPage) => pages.push(page))
  child.send(task)
  // A message may come after the exit, but none after the disconnection.
  const [[code, signal]] = (await Promise.all([
    once(child, 'exit'),
    once(child, 'disconnect'),
  ]).catch((fault: unknown) => {
    throw inTime.aborted ? new Error(`the renderer took longer than ${deadline} ms`) : fault
  })) as [[number | null, NodeJS.Signals | null], unknown]
  if (code !== 0)
    throw new Error(`the renderer ended with ${signal ?? `code ${code ?? 'unknown'}`}`)
  return pages
}
