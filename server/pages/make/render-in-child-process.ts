import { type ChildProcess, fork } from 'node:child_process'
import { on, once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { ContentResponses } from '../../../src/isomorphic/calls.ts'
import { type Language, OFFERED_LANGUAGES } from '../../../src/isomorphic/languages.ts'
import { logError } from '../../platform/log/log.ts'
import { OperatorError } from '../../platform/program/run-program.ts'
import type { BuildManifest, BuiltRoute } from '../built/build-manifest.ts'
import type { PageName } from '../serve/page-store.ts'

/** All that the pages are made from. */
export interface RenderInput extends BuildManifest {
  siteUrl: string
  responses: ContentResponses
}

/** The input of the renderer's process. */
export interface RenderJob extends RenderInput {
  /** The pages in the order of rendering. */
  pages: { route: BuiltRoute; language: Language }[]
}

export type PageFailure = PageName & { error: string }

export type PageResult = (PageName & { html: string }) | PageFailure

const LIMITS = {
  startMs: 60_000,
  pageMs: 10_000,
  memoryMb: 512,
  /** If this many pages have ended their process, the others are not rendered. */
  maxCrashes: 12,
}

export type RenderLimits = typeof LIMITS

const PROCESS = join(import.meta.dirname, '../renderer/render-process.ts')

/** A stack and the reason are among the first lines; content could cause many more. */
const MAX_ERROR_LINES = 40

/**
 * Renders all pages in another process, so that content that makes it crash, hang or fill its memory does not
 * harm the server. One page is then lost, and a new process continues with the next. Rejects with an OperatorError
 * if the process does not start.
 */
export async function* renderInChildProcess(
  input: RenderInput,
  stop: AbortSignal,
  limits: Partial<RenderLimits> = {},
): AsyncGenerator<PageResult> {
  const allLimits = { ...LIMITS, ...limits }
  let pages = pagesInOrder(input.routes)
  for (let crashes = 0; crashes < allLimits.maxCrashes && pages.length > 0; crashes++) {
    const ended = yield* renderUntilEnd({ ...input, pages }, stop, allLimits)
    pages = pages.slice(ended.rendered)
    const lost = pages.shift()
    if (!lost) break
    yield { path: lost.route.path, language: lost.language, error: ended.reason }
    // Its other languages probably end their process, too, so the other pages come before them.
    const order = ({ route }: { route: BuiltRoute }) => Number(route === lost.route)
    pages.sort((one, other) => order(one) - order(other))
  }
  const error = `${allLimits.maxCrashes} pages before it could not be rendered`
  for (const { route, language } of pages) yield { path: route.path, language, error }
}

/** All pages in each language. Pages with text come first. */
export function pagesInOrder(routes: BuiltRoute[]): RenderJob['pages'] {
  return (['text', 'shell'] as const).flatMap((kind) =>
    OFFERED_LANGUAGES.flatMap((language) =>
      routes.filter((route) => route.kind === kind).map((route) => ({ route, language })),
    ),
  )
}

/** Renders the pages in one process. Returns how many it has rendered, and the reason why it ended. */
async function* renderUntilEnd(
  job: RenderJob,
  stop: AbortSignal,
  { startMs, pageMs, memoryMb }: RenderLimits,
): AsyncGenerator<PageResult, { rendered: number; reason: string }> {
  const child = forkRenderer(memoryMb, stop)
  let rendered = 0
  let tookLonger: string | undefined
  let deadline: NodeJS.Timeout | undefined
  /** Kills a process that takes longer until its next message. */
  const extend = (ms: number) => {
    clearTimeout(deadline)
    deadline = setTimeout(() => {
      tookLonger = `the renderer took longer than ${ms} ms`
      child.kill('SIGKILL')
    }, ms)
  }
  extend(startMs)
  const exit = once(child, 'exit')
  // If the process does not start, the messages reject as well.
  exit.catch(() => undefined)
  try {
    // Messages can arrive after the exit, but not after the disconnection.
    const messages = on(child, 'message', { close: ['disconnect'] })
    const pages = messages as AsyncIterable<[PageResult]>
    child.on('message', () => {
      extend(pageMs)
    })
    if (child.connected) child.send(job, () => undefined)
    // The first message says that the renderer has started, each of the others is a page.
    const isStarted = (await messages.next()).done !== true
    for await (const [page] of pages) {
      rendered++
      yield page
    }
    await exit
    const end = child.signalCode ?? `code ${child.exitCode ?? 'unknown'}`
    const reason = tookLonger ?? `the renderer ended with ${end}`
    if (!isStarted) throw new OperatorError(reason)
    return { rendered, reason }
  } finally {
    clearTimeout(deadline)
    child.kill('SIGKILL')
  }
}

function forkRenderer(memoryMb: number, stop: AbortSignal): ChildProcess {
  const child = fork(PROCESS, {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal: stop,
    killSignal: 'SIGKILL',
  })
  logErrors(child)
  // Only the first error rejects; another one without a listener would end the server.
  child.on('error', () => undefined)
  return child
}

function logErrors({ stderr }: ChildProcess): void {
  let lines = 0
  if (stderr)
    createInterface({ input: stderr }).on('line', (line) => {
      if (lines++ < MAX_ERROR_LINES) logError(`The renderer: ${line}`)
    })
}

/** Only the setting of Node's compile cache, because the server's settings may hold passwords. */
function environment(): Record<string, string> {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
}
