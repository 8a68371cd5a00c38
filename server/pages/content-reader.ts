import { Hono } from 'hono'
import { CONTENT_CALLS, type ContentCall } from '../../src/api/calls/calls.ts'
import { Backend, backendOf } from '../content/backend.ts'
import { contentCalls } from '../content/content-calls.ts'
import { contentProxy } from '../content/content-proxy.ts'
import { pathOf } from '../content/content-reads.ts'
import type { Settings } from '../settings.ts'

export type Answers = Partial<Record<ContentCall, string>>

interface HeldAnswer {
  body: string
  /** Request headers that ask only for a newer answer. */
  validators: Record<string, string>
}

/** Makes the content calls for the pages. If one fails, its last answer stays. */
export class ContentReader {
  readonly #calls: Hono
  readonly #held = new Map<ContentCall, HeldAnswer>()
  readonly failing = new Set<ContentCall>()

  /** @param calls routes that answer content calls as for visitors, and log their failures */
  constructor(calls: Hono) {
    this.#calls = calls
  }

  get answers(): Answers {
    return Object.fromEntries([...this.#held].map(([call, { body }]) => [call, body]))
  }

  /** Makes all calls once. Resolves to whether some content is new. */
  async ask(): Promise<boolean> {
    const news = await Promise.all(CONTENT_CALLS.map((call) => this.#ask(call)))
    return news.includes(true)
  }

  async #ask(call: ContentCall): Promise<boolean> {
    const held = this.#held.get(call)
    const answer = await this.#calls.request(pathOf(call), { headers: held?.validators ?? {} })
    if (answer.ok || answer.status === 304) this.failing.delete(call)
    else this.failing.add(call)
    if (!answer.ok) return false

    const body = await answer.text()
    this.#held.set(call, { body, validators: validatorsOf(answer) })
    return body !== held?.body
  }
}

interface ReaderOptions {
  settings: Pick<Settings, 'apiBase' | 'contentApi' | 'contentTimeoutS'>
  /** The backend that also answers visitors' calls, so that the log names a failure only once. */
  backend?: Backend | undefined
  content: string
  siteUrl: URL
}

/** Reads from CONTENT_API, or else from VITE_API_BASE, or else from the files. */
export function readerOf({
  settings,
  backend = backendOf(settings),
  content,
  siteUrl,
}: ReaderOptions): ContentReader {
  const { apiBase, contentTimeoutS } = settings
  const asked =
    backend ??
    (apiBase === '/' ? undefined : new Backend(new URL(apiBase, siteUrl), contentTimeoutS))
  const routes = new Hono()
  routes.route('/fez', asked ? contentProxy(asked) : contentCalls(content))
  return new ContentReader(routes)
}

function validatorsOf({ headers }: Response): Record<string, string> {
  const etag = headers.get('ETag')
  const modified = headers.get('Last-Modified')
  return {
    ...(etag !== null && { 'If-None-Match': etag }),
    ...(modified !== null && { 'If-Modified-Since': modified }),
  }
}
