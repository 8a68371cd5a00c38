import type { Context } from 'hono'
import { refusal } from '../http/refusal.ts'
import type { Settings } from '../settings.ts'
import { BackendFault } from './backend-fault.ts'
import { logFailure } from './log-failure.ts'

/** What a visitor's request tells the backend. Cookies and what concerns one connection stay here. */
const REQUEST_HEADERS = ['accept', 'accept-language', 'if-modified-since', 'if-none-match']

/** What the backend's answer tells the visitor. */
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

/** An editor moves a thing once or twice; a longer way is a circle. */
const MOST_REDIRECTS = 5

/** What a visitor asks for. */
interface Question {
  /** Path and query, as the backend is asked. */
  path: string
  /** What failures are counted by: there are few, where paths are without number. */
  subject: string
  /** Headers that tell the backend more than the usual ones. */
  also?: string[]
}

/** The backend of `CONTENT_API`, where it is set. */
export function backendOf({
  contentApi,
  contentTimeout,
}: Pick<Settings, 'contentApi' | 'contentTimeout'>): Backend | undefined {
  return contentApi && new Backend(contentApi, contentTimeout)
}

/** The content backend, which belongs to somebody else and may answer anything, or never. */
export class Backend {
  readonly #base: string
  readonly #milliseconds: number

  /** @param seconds how long the backend may take for an answer */
  constructor(base: URL, seconds: number) {
    this.#base = base.href.replace(/\/$/, '')
    this.#milliseconds = seconds * 1000
  }

  /**
   * Answers a visitor with what the backend says, or, where nothing can be made of it, with a
   * refusal and a line in the log.
   *
   * @param pass makes the visitor's answer of the backend's, before the signal of the deadline
   */
  async answer(
    c: Context,
    question: Question,
    pass: (answer: Response, signal: AbortSignal) => Response | Promise<Response>,
  ): Promise<Response> {
    const visitor = c.req.raw.signal
    const late = new AbortController()
    const deadline = setTimeout(() => {
      late.abort(new BackendFault(`no answer within ${this.#milliseconds / 1000} s`, '', 504))
    }, this.#milliseconds)
    try {
      const signal = AbortSignal.any([visitor, late.signal])
      return await pass(await this.#ask(c, question, signal), signal)
    } catch (thrown) {
      const fault = BackendFault.of(thrown)
      if (!visitor.aborted) this.tell(c, question, fault)
      return refusal(c, fault.status, WORDS[fault.status])
    } finally {
      clearTimeout(deadline)
    }
  }

  /** Logs what went wrong with an answer. */
  tell(c: Context, { path, subject }: Question, fault: BackendFault): void {
    const call = `${c.req.method} ${this.#base}${path.replace(/\?.*/, '')}`
    logFailure(call, `${subject} of ${this.#base}`, fault)
  }

  /**
   * Follows redirects within the backend, because a visitor could not: here only the ten calls and
   * the media have an address.
   */
  async #ask(c: Context, { path, also = [] }: Question, signal: AbortSignal): Promise<Response> {
    const headers = only([...REQUEST_HEADERS, ...also], c.req.raw.headers)
    let address = this.#base + path
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
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

/** The headers of a backend's answer that the visitor's answer has too. */
export function passedOn(answer: Response): Headers {
  const headers = only(RESPONSE_HEADERS, answer.headers)
  // What does not say how long it may be kept is to be asked for anew.
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
  return headers
}

const WORDS = {
  502: 'The content backend has no answer that can be passed on.',
  504: 'The content backend took too long.',
}

function only(names: string[], headers: Headers): Headers {
  const kept = new Headers()
  for (const name of names) {
    const value = headers.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept
}
