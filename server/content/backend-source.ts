import { isUtf8 } from 'node:buffer'
import { callAddress } from '../../src/isomorphic/calls.ts'
import { readLimitedBody } from '../platform/http/read-limited-body.ts'
import type { Backend } from './backend.ts'
import { ContentError } from './content-error.ts'
import type { ConditionalHeaders, ContentSource, SourceResponse } from './content-source.ts'
import { MB, tooLargeError } from './limit-body.ts'
import { siteAddresses } from './site-addresses.ts'

/** The nine records of a site of this size have about 100 kB together. No page shows a longer one. */
export const MAX_RECORD_BYTES = MB

/** Makes the content calls at the backend of CONTENT_API, whose files this server passes on. */
export function backendSource(backend: Backend): ContentSource {
  return {
    ...publicBackendSource(backend),
    toSite: (text) => JSON.stringify(siteAddresses(JSON.parse(text), backend.base)),
  }
}

/** Makes the content calls at a backend that browsers call, too, and from which they load files. */
export function publicBackendSource(backend: Backend): ContentSource {
  return {
    address: backend.base,
    failureOf: (call) => `GET ${backend.base}/fez/${call} failed`,
    async read(call, validators) {
      const headers = { accept: 'application/json', ...validators }
      return await backend.request({ path: callAddress('', call), headers }, async (response) => {
        const isHeld = Object.keys(validators).length > 0
        if (isHeld && response.status === 304) return undefined
        if (response.status === 200) return await readJson(response)
        await response.body?.cancel()
        throw new ContentError(`status ${response.status}`)
      })
    },
  }
}

async function readJson({ body, headers }: Response): Promise<SourceResponse> {
  const bytes = await readLimitedBody(body, MAX_RECORD_BYTES)
  if (bytes === 'too long') throw tooLargeError(MAX_RECORD_BYTES)
  if (bytes.length === 0) throw new ContentError('an empty body')
  if (!isUtf8(bytes)) throw new ContentError('a body that is no UTF-8')
  // Without a byte order mark, which some servers add.
  const text = new TextDecoder().decode(bytes)
  return { text, json: parse(text), validators: conditionalHeadersOf(headers) }
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
