import type { Context } from 'hono'
import { chosenHeaders } from '../http/chosen-headers.ts'
import { refusal } from '../http/refusal.ts'
import type { Settings } from '../settings.ts'
import { BackendFault } from './backend-fault.ts'
import { FailureLog } from './failure-log.ts'

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

interface Question {
  path: string
  /** The log counts the failures of each subject together. */
  subject: string
  extraHeaders?: string[]
}

export function backendOf({
  contentApi,
  contentTimeoutS,
}: Pick<Settings, 'contentApi' | 'contentTimeoutS'>): Backend | undefined {
  return contentApi && new Backend(contentApi, contentTimeoutS)
}

/** The content backend, which may answer anything, or never. */
export class Backend {
  readonly timeoutMs: number
  readonly #base: string
  readonly #failures = new FailureLog()

  constructor(base: URL, timeoutS: number) {
    this.#base = base.href.replace(/\/$/, '')
    this.timeoutMs = timeoutS * 1000
  }

  /** Answers with the result of `pass`. If it fails or is late, refuses and logs the reason. */
  async answer(
    c: Context,
    question: Question,
    pass: (answer: Response) => Response | Promise<Response>,
  ): Promise<Response> {
    const visitor = c.req.raw.signal
    const late = new AbortController()
    const deadline = setTimeout(() => {
      late.abort(new BackendFault(`no answer within ${this.timeoutMs / 1000} s`, '', 504))
    }, this.timeoutMs)
    try {
      const signal = AbortSignal.any([visitor, late.signal])
      return await pass(await this.#ask(c, question, signal))
    } catch (thrown) {
      const fault = BackendFault.of(thrown)
      if (!visitor.aborted) this.report(c, question, fault)
      return refusal(c, fault.status, WORDS[fault.status])
    } finally {
      clearTimeout(deadline)
    }
  }

  report(c: Context, { path, subject }: Question, fault: BackendFault): void {
    const call = `${c.req.method} ${this.#base}${path.replace(/\?.*/, '')}`
    this.#failures.add(call, subject, fault)
  }

  /** Follows redirects within the backend only, so that visitors reach nothing else through it. */
  async #ask(
    c: Context,
    { path, extraHeaders = [] }: Question,
    signal: AbortSignal,
  ): Promise<Response> {
    const headers = chosenHeaders([...REQUEST_HEADERS, ...extraHeaders], c.req.raw.headers)
    let address = this.#base + path
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const answer = await fetch(address, {
        method: c.req.method,
        headers,
        signal,
        redirect: 'manual',
      })
      const location = answer.headers.get('location')
      if (location === null || answer.status < 300 || answer.status > 399) return answer

      await answer.body?.cancel()
      const target = URL.parse(location, address)?.href ?? location
      if (!target.startsWith(`${this.#base}/`)) {
        throw new BackendFault('a redirect that leaves the backend, to ', target)
      }
      address = target
    }
    throw new BackendFault('redirects without end')
  }
}

export function headersPassedOn(answer: Response): Headers {
  const headers = chosenHeaders(RESPONSE_HEADERS, answer.headers)
  // Without this header, a browser would guess how long it may keep the answer.
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
  return headers
}

const WORDS = {
  502: 'The content backend has no answer that can be passed on.',
  504: 'The content backend took too long.',
}
