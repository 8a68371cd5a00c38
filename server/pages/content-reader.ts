import { Hono } from 'hono'
import { CONTENT_CALLS, type ContentCall } from '../../src/api/calls/calls.ts'
import { Backend, createBackend } from '../content/backend.ts'
import { contentFiles } from '../content/content-files.ts'
import { contentProxy } from '../content/content-proxy.ts'
import { callPath } from '../content/content-routes.ts'
import type { Settings } from '../settings.ts'

/** Holds the content calls' JSON files and `media/`, if there is no backend. */
export const CONTENT_FOLDER = 'content'

export type ContentResponses = Partial<Record<ContentCall, string>>

interface CachedResponse {
  body: string
  /** Request headers that ask only for a newer response. */
  validators: Record<string, string>
}

/** Makes the content calls for the pages. If one fails, its last response stays. */
export class ContentReader {
  readonly #calls: Hono
  readonly #cached = new Map<ContentCall, CachedResponse>()
  readonly failing = new Set<ContentCall>()

  /** @param calls routes that answer content calls as for visitors, and log their failures */
  constructor(calls: Hono) {
    this.#calls = calls
  }

  get responses(): ContentResponses {
    return Object.fromEntries([...this.#cached].map(([call, { body }]) => [call, body]))
  }

  /** Makes all calls once. Resolves to whether some content is new. */
  async refresh(): Promise<boolean> {
    const changes = await Promise.all(CONTENT_CALLS.map((call) => this.#refresh(call)))
    return changes.includes(true)
  }

  async #refresh(call: ContentCall): Promise<boolean> {
    const cached = this.#cached.get(call)
    const response = await this.#calls.request(callPath(call), {
      headers: cached?.validators ?? {},
    })
    if (response.ok || response.status === 304) this.failing.delete(call)
    else this.failing.add(call)
    if (!response.ok) return false

    const body = await response.text()
    this.#cached.set(call, { body, validators: validatorsOf(response) })
    return body !== cached?.body
  }
}

/**
 * Reads from CONTENT_API, or else from VITE_API_BASE, or else from the files.
 *
 * @param backend the one that also answers visitors' calls, so that the log names a failure only once
 */
export function createContentReader(
  settings: Pick<Settings, 'apiBase' | 'contentApi' | 'contentTimeoutS'>,
  siteUrl: URL,
  backend = createBackend(settings),
): ContentReader {
  const { apiBase, contentTimeoutS } = settings
  const source =
    backend ??
    (apiBase === '/' ? undefined : new Backend(new URL(apiBase, siteUrl), contentTimeoutS))
  const routes = new Hono()
  routes.route('/fez', source ? contentProxy(source) : contentFiles(CONTENT_FOLDER))
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
