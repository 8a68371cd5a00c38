import { isUtf8 } from 'node:buffer'
import { callAddress, type ContentCall } from '../../src/isomorphic/calls.ts'
import { readLimitedBody } from '../platform/http/read-limited-body.ts'
import type { Backend } from './backend.ts'
import { ContentError, MB } from './content-error.ts'
import type { ConditionalHeaders, ContentSource, SourceResponse } from './content-source.ts'
import { siteAddresses } from './site-addresses.ts'

/** Leaves room for a photograph that somebody has pasted into a text. The site drops only the photograph. */
export const MAX_RESPONSE_BYTES = 4 * MB

/** If a backend asks for a longer pause, the server still asks again after this time. */
const MAX_PAUSE_MS = 60 * 60_000

/** Sends the content calls to the backend of CONTENT_API, whose files this server passes on. */
export function backendSource(backend: Backend): ContentSource {
  return {
    ...publicBackendSource(backend),
    toSite: (response) => siteAddresses(response, backend.base),
  }
}

/** Sends the content calls to a backend that browsers also call and load files from. */
export function publicBackendSource(backend: Backend): ContentSource {
  const pauses: Partial<Record<ContentCall, { error: ContentError; untilMs: number }>> = {}
  return {
    address: backend.base,
    requestName: (calls) => `GET ${backend.base}/fez/${calls}`,
    async read(call, validators) {
      const pause = pauses[call]
      if (pause && performance.now() < pause.untilMs) throw pause.error
      const headers = { accept: 'application/json', ...validators }
      return await backend.request({ path: callAddress('', call), headers }, async (response) => {
        const isHeld = Object.keys(validators).length > 0
        if (isHeld && response.status === 304) return undefined
        if (response.status === 200) return await readJson(response)
        const error = statusError(response)
        pauses[call] = { error, untilMs: performance.now() + retryAfterMs(response) }
        throw error
      })
    },
  }
}

function statusError({ status }: Response): ContentError {
  const isRefused = status === 401 || status === 403
  return new ContentError(
    `status ${status}`,
    isRefused ? '. Set CONTENT_API_TOKEN to one that may read it' : '',
  )
}

/** The pause that a busy backend asks for before the same request (RFC 9110, section 15.6.4). */
function retryAfterMs({ status, headers }: Response): number {
  const text = headers.get('Retry-After')?.trim() ?? ''
  if (text === '' || (status !== 429 && status !== 503)) return 0
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Math.min(ms || 0, MAX_PAUSE_MS)
}

async function readJson({ body, headers }: Response): Promise<SourceResponse> {
  const bytes = await readLimitedBody(body, MAX_RESPONSE_BYTES)
  if (bytes === 'too long') throw ContentError.tooLarge(MAX_RESPONSE_BYTES)
  if (bytes.length === 0) throw new ContentError('an empty body')
  if (!isUtf8(bytes)) throw new ContentError('a body that is no UTF-8')
  // The decoder drops a byte order mark, which some servers add.
  const text = new TextDecoder().decode(bytes)
  return { json: parse(text), validators: conditionalHeadersOf(headers) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ContentError('a body that is no JSON')
  }
}

function conditionalHeadersOf(headers: Headers): ConditionalHeaders {
  const etag = headers.get('ETag')
  const modified = headers.get('Last-Modified')
  return {
    ...(etag !== null && { 'If-None-Match': etag }),
    ...(modified !== null && { 'If-Modified-Since': modified }),
  }
}
