import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Language, OFFERED_LANGUAGES } from '../../src/i18n/languages.ts'
import type { SiteBuild } from '../site/site-build.ts'
import type { ContentResponses } from './content-reader.ts'

export interface RenderJob extends SiteBuild {
  siteUrl: string
  responses: ContentResponses
}

export type RemainingRenderJob = RenderJob & {
  /** How many pages are rendered or have failed already. */
  done: number
}

export type RenderedPage = { path: string; language: Language } & (
  | { html: string }
  | { error: string }
)

const LIMITS = {
  startMs: 60_000,
  pageMs: 10_000,
  memoryMb: 512,
  /** If this many pages have ended their process, the others are not rendered. */
  maxCrashes: 12,
}

export type RenderLimits = typeof LIMITS

const PROCESS = join(import.meta.dirname, '../renderer/render-process.ts')

/**
 * Renders all pages in another process, so that content that makes it crash, hang or fill its
 * memory does not harm the server. Then one page is lost, and a new process continues with the
 * next. Rejects if the process does not start.
 */
export async function renderPages(
  job: RenderJob,
  stop: AbortSignal,
  limits: Partial<RenderLimits> = {},
): Promise<RenderedPage[]> {
  const order = OFFERED_LANGUAGES.flatMap((language) =>
    job.routes.map(({ path }) => ({ path, language })),
  )
  const allLimits = { ...LIMITS, ...limits }
  const pages: RenderedPage[] = []
  for (let crashes = 0; crashes < allLimits.maxCrashes && pages.length < order.length; crashes++) {
    const error = await renderFrom(pages, job, stop, allLimits)
    const page = order[pages.length]
    if (page) pages.push({ ...page, error })
  }
  const error = `${allLimits.maxCrashes} pages before it could not be rendered`
  return [...pages, ...order.slice(pages.length).map((page) => ({ ...page, error }))]
}

/** Adds the pages that are missing in `pages`. Resolves to the reason why the process ended. */
async function renderFrom(
  pages: RenderedPage[],
  job: RenderJob,
  stop: AbortSignal,
  { startMs, pageMs, memoryMb }: RenderLimits,
): Promise<string> {
  const child = fork(PROCESS, {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: environment(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    signal: stop,
    killSignal: 'SIGKILL',
  })
  const state = { isStarted: false, isLate: false }
  const killAfter = (ms: number) =>
    setTimeout(() => {
      state.isLate = true
      child.kill('SIGKILL')
    }, ms)
  let deadline = killAfter(startMs)
  child.on('message', (page: RenderedPage | 'started') => {
    if (page === 'started') state.isStarted = true
    else pages.push(page)
    clearTimeout(deadline)
    deadline = killAfter(pageMs)
  })
  // Messages can arrive after the exit, but not after the disconnection.
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  // Only the first error rejects; another one without a listener would end the server.
  child.on('error', () => undefined)
  if (child.connected) child.send({ ...job, done: pages.length }, () => undefined)
  const [[code, signal]] = (await ended.finally(() => {
    clearTimeout(deadline)
  })) as [[number | null, NodeJS.Signals | null], unknown]
  const error = state.isLate
    ? `the renderer took longer than ${state.isStarted ? pageMs : startMs} ms`
    : `the renderer ended with ${signal ?? `code ${code ?? 'unknown'}`}`
  if (!state.isStarted) throw new Error(error)
  return error
}

/** Only the setting of Node's compile cache, because the server's settings may hold passwords. */
function environment(): Record<string, string> {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
}
