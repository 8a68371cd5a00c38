import type { Context } from 'hono'
import { events } from '../events.ts'
import { errorResponse } from '../http/error-response.ts'
import { pickHeaders } from '../http/pick-headers.ts'
import { logError } from '../log.ts'
import type { Settings } from '../settings.ts'
import { BackendError } from './backend-error.ts'

/** The visitor's headers that the backend gets. Cookies are not among them. */
const REQUEST_HEADERS = ['accept', 'accept-language', 'if-modified-since', 'if-none-match']

const RESPONSE_HEADERS = [
  'accept-ranges',
  'age',
  'cache-control',
  'content-language',
  'content-range',
  'date',
  'etag',
  'expires',
  'last-modified',
  'vary',
]

const MAX_REDIRECTS = 5

const LOG_PERIOD_MS = 60_000

interface BackendRequest {
  path: string
  /** The log counts the failures of each subject together. */
  subject: string
  extraHeaders?: string[]
}

export function createBackend({
  contentApi,
  contentTimeoutS,
}: Pick<Settings, 'contentApi' | 'contentTimeoutS'>): Backend | undefined {
  return contentApi && new Backend(contentApi, contentTimeoutS)
}

/** The content backend, which may send anything, or nothing. */
export class Backend {
  readonly timeoutMs: number
  readonly #base: string
  /** The last line for each subject and kind, and the failures since then. */
  readonly #logged = new Map<string, { atMs: number; since: number }>()

  constructor(base: URL, timeoutS: number) {
    this.#base = base.href.replace(/\/$/, '')
    this.timeoutMs = timeoutS * 1000
  }

  /**
   * Responds with the result of `respond`. If it fails or is late, logs the reason and responds with an
   * error.
   */
  async forward(
    c: Context,
    request: BackendRequest,
    respond: (response: Response) => Response | Promise<Response>,
  ): Promise<Response> {
    const clientSignal = c.req.raw.signal
    const timeout = new AbortController()
    const deadline = setTimeout(() => {
      timeout.abort(new BackendError(`no response within ${this.timeoutMs / 1000} s`, '', 504))
    }, this.timeoutMs)
    try {
      const signal = AbortSignal.any([clientSignal, timeout.signal])
      return await respond(await this.#fetch(c, request, signal))
    } catch (thrown) {
      const error = BackendError.of(thrown)
      if (!clientSignal.aborted) this.logError(c, request, error)
      return errorResponse(c, error.status, MESSAGES[error.status])
    } finally {
      clearTimeout(deadline)
    }
  }

  /** Logs one line a minute for all failures of one subject and kind, with their count. */
  logError(c: Context, { path, subject }: BackendRequest, error: BackendError): void {
    events.emit('contentFailed', subject)
    const key = `${subject} ${error.kind}`
    const last = this.#logged.get(key)
    if (last && Date.now() - last.atMs < LOG_PERIOD_MS) {
      last.since++
      return
    }
    const call = `${c.req.method} ${this.#base}${path.replace(/\?.*/, '')}`
    const more = last?.since ? ` (and ${last.since} times since the last such line)` : ''
    logError(`${call} failed: ${error.message}${more}`)
    this.#logged.set(key, { atMs: Date.now(), since: 0 })
  }

  /** Follows redirects within the backend only, so that visitors reach nothing else through it. */
  async #fetch(
    c: Context,
    { path, extraHeaders = [] }: BackendRequest,
    signal: AbortSignal,
  ): Promise<Response> {
    const { method, headers: given } = c.req.raw
    const headers = pickHeaders([...REQUEST_HEADERS, ...extraHeaders], given)
    let address = this.#base + path
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await fetch(address, { method, headers, signal, redirect: 'manual' })
      const location = response.headers.get('location')
      if (location === null || response.status < 300 || response.status > 399) return response

      await response.body?.cancel()
      const target = URL.parse(location, address)?.href ?? location
      if (!target.startsWith(`${this.#base}/`)) {
        throw new BackendError('a redirect that leaves the backend, to ', target)
      }
      address = target
    }
    throw new BackendError('redirects without end')
  }
}

export function forwardedHeaders(response: Response): Headers {
  const headers = pickHeaders(RESPONSE_HEADERS, response.headers)
  // Without this header, a browser would guess how long it may keep the response.
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
  return headers
}

const MESSAGES = {
  502: 'The content backend has no response that can be forwarded.',
  504: 'The content backend took too long.',
}
