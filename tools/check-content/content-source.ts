import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { MAX_RECORD_BYTES } from '../../server/content/backend-source.ts'
import { bearerToken } from '../../server/http/bearer-token.ts'
import { readLimited } from '../../server/http/read-limited.ts'
import { errorCode, errorMessage } from '../../server/log/log.ts'
import { callAddress, CONTENT_CALLS, type ContentCall } from '../../src/isomorphic/calls.ts'
import { isPlainObject } from '../../src/isomorphic/is-plain-object.ts'
import { responseProblem } from '../../src/isomorphic/response-problem.ts'
import { parseRecord } from './parse-record.ts'

/** Why something cannot be checked: the end of a sentence. */
interface Failure {
  failure: string
  /** A sentence: what to do, if it is not for whoever runs the backend. */
  fix?: string
  /** There is no such file or backend. */
  isMissing?: boolean
}

type LoadedFile =
  | Failure
  | { isPicture: boolean; bytes: number; pixels?: { width: number; height: number } }

export type LoadedRecord = { call: ContentCall } & (Failure | { payload: unknown })

export interface ContentSource {
  /** The response to the call, of any form. */
  response: (call: ContentCall) => Promise<Failure | { response: unknown }>
  file: (address: string) => Promise<LoadedFile>
}

export function loadRecords(source: ContentSource): Promise<LoadedRecord[]> {
  return Promise.all(
    CONTENT_CALLS.map(async (call) => {
      const loaded = await source.response(call)
      if ('failure' in loaded) return { call, ...loaded }
      const { response } = loaded
      const problem = responseProblem(call, response)
      return problem === undefined
        ? { call, payload: (response as { payload: unknown }).payload }
        : { call, failure: `answers with ${problem}` }
    }),
  )
}

/** No picture of a page needs more. */
const MAX_PICTURE_BYTES = 20 * 2 ** 20

/** The JSON files and the media of a folder such as `content/`. */
export function folderSource(folder: string): ContentSource {
  return {
    async response(call) {
      const file = join(folder, `${call}.json`)
      let bytes
      try {
        bytes = await readFile(file)
      } catch (error) {
        if (errorCode(error) !== 'ENOENT')
          return { failure: `cannot be read: ${errorMessage(error)}` }
        return { failure: 'is missing', fix: `Put it there as ${file}.`, isMissing: true }
      }
      const parsed = parseRecord(bytes)
      if (!('value' in parsed)) return { failure: parsed.message, fix: parsed.fix }
      const { value } = parsed
      if (!isPlainObject(value) || Object.keys(value).join() !== 'payload') {
        return { response: { payload: value } }
      }
      const fix = 'Leave out { "payload": … } around the record: only a backend sends it.'
      return { failure: 'is in the wrapper of a backend', fix }
    },
    async file(address) {
      if (!address.startsWith('/')) return await fetchFile(address, { timeoutS: 10 })
      try {
        const path = decodeURIComponent(new URL(address, 'http://folder').pathname)
        // A link may also lead to a file of the site itself.
        const file = readFile(join(folder, path)).catch(() => readFile(join('public', path)))
        return measured(await file, '')
      } catch {
        return { failure: 'is not there' }
      }
    },
  }
}

/** @param token is sent to the backend's origin only; `fetch` takes it off a redirect to another one */
export function backendSource(base: URL, timeoutS: number, token?: string): ContentSource {
  const headers = (url: URL) => bearerToken(url.origin === base.origin ? token : undefined)
  return {
    response(call) {
      const url = new URL(callAddress(base.href, call))
      return request(url, { timeoutS, headers: headers(url) }, async (response) => {
        const parsed = parseRecord(await bodyOf(response, MAX_RECORD_BYTES))
        if ('value' in parsed) return { response: parsed.value }
        return { failure: `answers with a body that ${parsed.message}` }
      })
    },
    file: (address) => {
      const url = new URL(address, base)
      return fetchFile(url, { timeoutS, headers: headers(url) })
    },
  }
}

interface RequestOptions {
  timeoutS: number
  headers?: Record<string, string>
}

function fetchFile(address: string | URL, options: RequestOptions): Promise<LoadedFile> {
  return request(address, options, async (response) => {
    const type = response.headers.get('content-type') ?? ''
    if (type.startsWith('image/')) return measured(await bodyOf(response, MAX_PICTURE_BYTES), type)
    await response.body?.cancel()
    return { isPicture: false, bytes: 0 }
  })
}

/** A backend may send anything, or nothing, so each request has limits. */
async function request<T>(
  url: string | URL,
  { timeoutS, headers = {} }: RequestOptions,
  read: (response: Response) => Promise<T | Failure>,
): Promise<T | Failure> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutS * 1000) })
    if (response.ok) return await read(response)
    await response.body?.cancel()
    return { failure: `answers with status ${response.status}` }
  } catch (error) {
    const code = error instanceof Error ? errorCode(error.cause) : undefined
    const isMissing = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/.test(code ?? '')
    return { failure: `cannot be had: ${errorMessage(error)}`, isMissing }
  }
}

async function bodyOf({ body }: Response, maxBytes: number): Promise<Uint8Array> {
  const bytes = await readLimited(body, maxBytes)
  if (bytes === 'too long') throw new Error(`longer than ${maxBytes / 2 ** 20} MB`)
  return bytes
}

/** Leaves out the pixels of a drawing, because it is sharp at any size. */
function measured(bytes: Uint8Array, type: string): LoadedFile {
  try {
    const { width, height, type: format } = imageSize(bytes)
    const file = { isPicture: true, bytes: bytes.length }
    return format === 'svg' ? file : { ...file, pixels: { width, height } }
  } catch {
    return { isPicture: type.startsWith('image/'), bytes: bytes.length }
  }
}
