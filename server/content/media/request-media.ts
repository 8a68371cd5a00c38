import { parseContentType } from '../../platform/http/parse-content-type.ts'
import type { Backend, BackendRequest } from '../backend.ts'
import { ContentError } from '../content-error.ts'
import { fileName } from './file-name.ts'
import {
  declaredMediaType,
  type MediaType,
  mediaType,
  signedType,
  START_BYTES,
} from './media-type.ts'
import { readStart } from './read-start.ts'

export interface MediaResponse {
  response: Response
  /** The type of the file; undefined if the response has no file: 304, 404, 416. */
  media?: MediaType | undefined
  /** The name of the file. */
  name: string
  body: ReadableStream<Uint8Array> | null
}

/**
 * Requests a file from the backend. Rejects with a ContentError if the site does not pass it on, because it
 * is no picture, recording, video or document. The server and the content check use this.
 */
export function requestMedia<T>(
  backend: Backend,
  request: BackendRequest,
  use: (media: MediaResponse) => T | Promise<T>,
): Promise<T> {
  return backend.request(request, async (response) => {
    const name = fileName(request.path, response.headers.get('content-disposition'))
    const problem = statusProblem(response)
    if (problem) throw problem
    if (!response.ok) {
      await response.body?.cancel()
      return await use({ response, name, body: null })
    }
    const { media, body } = await judge(backend, request, response, name)
    const unfit = media ? sizeProblem(response, media) : unknownFile(response)
    if (unfit) throw unfit
    return await use({ response, media, name, body })
  })
}

/** With 401, the backend wants a token, or another one than the server has. With 429, it has the file. */
function statusProblem({ status }: Response): ContentError | undefined {
  if (status === 401) return new ContentError('status 401', '. Set CONTENT_API_TOKEN')
  return status >= 500 || status === 429 ? new ContentError(`status ${status}`) : undefined
}

async function judge(
  backend: Backend,
  { path, method, signal }: BackendRequest,
  { status, headers, body }: Response,
  name: string,
): Promise<{ media: MediaType | undefined; body: ReadableStream<Uint8Array> | null }> {
  const declared = parseContentType(headers.get('content-type'))?.essence ?? ''
  if (status === 200 && method !== 'HEAD') {
    const { start, whole } = await readStart(body, isTelling)
    return { media: mediaType(start, declared, name), body: whole }
  }
  const asDeclared = declaredMediaType(declared)
  if (asDeclared) return { media: asDeclared, body }
  // A part of a file, or its headers alone, do not show what it is.
  const ask = { path, headers: { range: `bytes=0-${START_BYTES - 1}` }, ...(signal && { signal }) }
  const media = await backend.request(ask, async (first) => {
    const { start, whole } = await readStart(first.body, isTelling)
    await whole?.cancel()
    return first.ok ? mediaType(start, declared, name) : undefined
  })
  return { media, body }
}

function isTelling(start: Uint8Array): boolean {
  return start.length >= START_BYTES || signedType(start) !== undefined
}

function unknownFile({ headers }: Response): ContentError {
  const type = headers.get('content-type') ?? 'nothing known'
  return new ContentError('no picture, recording, video or document, but ', type)
}

function sizeProblem({ headers }: Response, { maxBytes }: MediaType): ContentError | undefined {
  const whole = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1]
  return Number(whole ?? headers.get('content-length')) > maxBytes
    ? ContentError.tooLarge(maxBytes)
    : undefined
}
