import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Language, LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import type { BuiltRoute } from '../site/site-build.ts'
import type { Answers } from './content-reader.ts'

/** All that the rendering process works with: it reads and requests nothing else. */
export interface RenderTask {
  renderer: string
  siteUrl: string
  shell: string
  letters: Record<Language, string>
  /** Each is rendered in one language after the other. */
  routes: BuiltRoute[]
  answers: Answers
}

/** The task as it is sent to the process. */
export type RestOfTask = RenderTask & {
  /** The number of pages that are rendered already, or lost. */
  done: number
}

export type RenderedPage = { path: string; language: Language } & (
  | { html: string }
  | { fault: string }
)

export interface Bounds {
  startMs: number
  pageMs: number
  memoryMb: number
  /** The number of pages that may end their process, before the rest is given up. */
  mostLost: number
}

const BOUNDS: Bounds = { startMs: 60_000, pageMs: 10_000, memoryMb: 512, mostLost: 12 }

const PROCESS = join(import.meta.dirname, '../renderer/render-process.ts')

/**
 * Renders all pages in a process of its own: content that makes it crash, hang or fill its memory
 * does not harm the server. It costs the page that it is on, and a new process goes on behind that.
 * Rejects where the process does not start.
 */
export async function renderPages(
  task: RenderTask,
  stop: AbortSignal,
  bounds: Partial<Bounds> = {},
): Promise<RenderedPage[]> {
  const order = LANGUAGE_CODES.flatMap((language) =>
    task.routes.map(({ path }) => ({ path, language })),
  )
  const limits = { ...BOUNDS, ...bounds }
  const pages: RenderedPage[] = []
  for (let lost = 0; lost < limits.mostLost; lost++) {
    const fault = await renderFrom(pages, task, stop, limits)
    const page = order[pages.length]
    if (!page) return pages
    pages.push({ ...page, fault })
  }
  const fault = `${limits.mostLost} pages before it could not be rendered`
  return [...pages, ...order.slice(pages.length).map((page) => ({ ...page, fault }))]
}

/** Adds pages to those that are there. Resolves to why the process ended. */
async function renderFrom(
  pages: RenderedPage[],
  task: RenderTask,
  stop: AbortSignal,
  { startMs, pageMs, memoryMb }: Bounds,
): Promise<string> {
  const child = fork(PROCESS, {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: environment(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    signal: stop,
    killSignal: 'SIGKILL',
  })
  const state = { isStarted: false, isLate: false }
  const wait = (ms: number) =>
    setTimeout(() => {
      state.isLate = true
      child.kill('SIGKILL')
    }, ms)
  let deadline = wait(startMs)
  child.on('message', (page: RenderedPage | 'started') => {
    if (page === 'started') state.isStarted = true
    else pages.push(page)
    clearTimeout(deadline)
    deadline = wait(pageMs)
  })
  // Messages can arrive after the exit, but not after the disconnection.
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  // Only the first fault rejects; a further one, unheard, would end the server.
  child.on('error', () => undefined)
  // Where the process could not be started there is nobody to send to.
  if (child.connected) child.send({ ...task, done: pages.length }, () => undefined)
  const [[code, signal]] = (await ended.finally(() => {
    clearTimeout(deadline)
  })) as [[number | null, NodeJS.Signals | null], unknown]
  const fault = state.isLate
    ? `the renderer took longer than ${state.isStarted ? pageMs : startMs} ms`
    : `the renderer ended with ${signal ?? `code ${code ?? 'unknown'}`}`
  if (!state.isStarted) throw new Error(fault)
  return fault
}

/** Without the server's settings, which may hold passwords: Node's own, of where it keeps compiled code. */
function environment(): Record<string, string> {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
}
