import { Hono } from 'hono'
import { CONTENT_CALLS, type ContentCall } from '../../src/api/calls/calls.ts'
import { Backend, backendOf } from '../content/backend.ts'
import { contentCalls } from '../content/content-calls.ts'
import { contentProxy } from '../content/content-proxy.ts'
import { pathOf } from '../content/content-reads.ts'
import { logFault } from '../log.ts'
import type { Settings } from '../settings.ts'

/** The bodies of the backend's answers, by call. */
export type Answers = Partial<Record<ContentCall, string>>

interface HeldAnswer {
  body: string
  /** The headers that ask only for a newer one. */
  validators: Record<string, string>
}

/** In characters: no page could show a longer record. */
const LONGEST_RECORD = 1024 * 1024

/** Reads the nine content calls for the pages. Where one fails, its last answer stays. */
export class ContentReader {
  readonly #calls: Hono
  readonly #held = new Map<ContentCall, HeldAnswer>()
  /** Those that failed last time. */
  readonly failing = new Set<ContentCall>()

  /** @param calls the routes that answer visitors' content calls, and log what fails */
  constructor(calls: Hono) {
    this.#calls = calls
  }

  get answers(): Answers {
    return Object.fromEntries([...this.#held].map(([call, { body }]) => [call, body]))
  }

  /** Makes all calls once. True: some content is new. */
  async ask(): Promise<boolean> {
    const news = await Promise.all(CONTENT_CALLS.map((call) => this.#ask(call)))
    return news.includes(true)
  }

  async #ask(call: ContentCall): Promise<boolean> {
    const held = this.#held.get(call)
    const answer = await this.#calls.request(pathOf(call), { headers: held?.validators ?? {} })
    if (answer.status === 304) {
      this.failing.delete(call)
      return false
    }
    const body = await answer.text()
    if (!answer.ok || !this.#isRecord(call, body)) {
      this.failing.add(call)
      return false
    }
    this.failing.delete(call)
    this.#held.set(call, { body, validators: validatorsOf(answer) })
    return body !== held?.body
  }

  #isRecord(call: ContentCall, body: string): boolean {
    if (body.length > LONGEST_RECORD) {
      if (!this.failing.has(call)) logFault(`The record of ${call} is too long for any page`)
      return false
    }
    return isJson(body)
  }
}

interface ReaderOptions {
  settings: Pick<Settings, 'apiBase' | 'contentApi' | 'contentTimeoutS'>
  /** The one of visitors' calls, so that a failure is logged once. */
  backend?: Backend | undefined
  content: string
  siteUrl: URL
}

/** Reads from where the site's own calls are answered: the backend, VITE_API_BASE, or the files. */
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

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function validatorsOf({ headers }: Response): Record<string, string> {
  const etag = headers.get('ETag')
  const modified = headers.get('Last-Modified')
  return {
    ...(etag !== null && { 'If-None-Match': etag }),
    ...(modified !== null && { 'If-Modified-Since': modified }),
  }
}
