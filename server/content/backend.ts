import { backendAuthorization } from '../platform/http/backend-headers.ts'
import { errorCode } from '../platform/log/error-message.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { ContentError } from './content-error.ts'

const MAX_REDIRECTS = 5

/** The error codes of `fetch` if the backend has closed the connection before it responded. */
const CLOSED = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']

export interface BackendRequest {
  path: string
  method?: string
  headers: HeadersInit
  /** Ends the request if the visitor leaves. */
  signal?: AbortSignal
}

/** The content backend, which may send anything, or nothing. */
export class Backend {
  readonly timeoutMs: number
  /** Its address, without a slash at the end. */
  readonly base: string
  readonly #token: string | undefined

  constructor(base: URL, timeoutS: number, token?: string) {
    this.base = base.href.replace(/\/$/, '')
    this.timeoutMs = timeoutS * 1000
    this.#token = token
  }

  /** The same backend for files, whose paths are on its origin, as in any address. */
  forFiles(): Backend {
    return new Backend(new URL('/', this.base), this.timeoutMs / 1000, this.#token)
  }

  /**
   * Resolves to the result of `use`, which must finish in time. Rejects with a ContentError, and reads no more of
   * the response.
   */
  async request<T>(
    request: BackendRequest,
    use: (response: Response) => T | Promise<T>,
  ): Promise<T> {
    const ended = new AbortController()
    const deadline = setTimeout(() => {
      ended.abort(new ContentError(`no response within ${this.timeoutMs / 1000} s`, '', 504))
    }, this.timeoutMs)
    try {
      const signals = [ended.signal, ...(request.signal ? [request.signal] : [])]
      return await use(await this.#follow({ ...request, signal: AbortSignal.any(signals) }))
    } catch (thrown) {
      ended.abort()
      throw ContentError.of(thrown)
    } finally {
      clearTimeout(deadline)
    }
  }

  /**
   * Follows redirects within the backend only, so that visitors reach nothing else through it, and nobody
   * else gets the token.
   */
  async #follow({ path, headers, ...init }: BackendRequest): Promise<Response> {
    let address = this.base + path
    const sent = {
      ...Object.fromEntries(new Headers(headers)),
      ...backendAuthorization(this.#token),
    }
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await fetchWithRetry(address, { ...init, headers: sent, redirect: 'manual' })
      const location = response.headers.get('location')
      if (location === null || response.status < 300 || response.status > 399) return response

      await response.body?.cancel()
      const target = URL.parse(location, address)
      if (!target?.href.startsWith(`${this.base}/`)) {
        // A query could hold a secret, and no secret may get into the log.
        const place = target ? target.origin + target.pathname : 'no address'
        throw new ContentError('a redirect that leaves the backend, to ', place)
      }
      address = target.href
    }
    throw new ContentError('redirects without end')
  }
}

/** The backend of CONTENT_API, for content calls. */
export function createBackend({
  contentApi,
  contentApiToken,
  contentTimeoutS,
}: Settings): Backend | undefined {
  return contentApi && new Backend(contentApi, contentTimeoutS, contentApiToken)
}

/**
 * A backend may close a kept-alive connection just as the next request comes. A request that only reads
 * may then be sent once more (RFC 9110, section 9.2.2).
 */
async function fetchWithRetry(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (error) {
    const code = error instanceof TypeError ? errorCode(error.cause) : undefined
    if (code === undefined || !CLOSED.includes(code)) throw error
    return await fetch(address, init)
  }
}
