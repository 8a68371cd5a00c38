import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { Backend } from '../../server/content/backend.ts'
import { MAX_RECORD_BYTES } from '../../server/content/backend-source.ts'
import { mediaProblem } from '../../server/content/media-proxy.ts'
import { readLimitedBody } from '../../server/platform/http/read-limited-body.ts'
import { errorCode } from '../../server/platform/log/error-code.ts'
import { errorMessage } from '../../server/platform/log/error-message.ts'
import { callAddress, CONTENT_CALLS, type ContentCall } from '../../src/isomorphic/calls.ts'
import { isPlainObject } from '../../src/isomorphic/is-plain-object.ts'
import { payloadOf, responseProblem } from '../../src/isomorphic/response-problem.ts'
import { parseRecordJson } from './parse-record-json.ts'

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

export type LoadedPayload = { call: ContentCall } & (Failure | { payload: unknown })

export interface ContentToCheck {
  /** The response to the call, of any form. */
  response: (call: ContentCall) => Promise<Failure | { response: unknown }>
  file: (address: string) => Promise<LoadedFile>
}

export function loadPayloads(source: ContentToCheck): Promise<LoadedPayload[]> {
  return Promise.all(
    CONTENT_CALLS.map(async (call) => {
      const loaded = await source.response(call)
      if ('failure' in loaded) return { call, ...loaded }
      const { response } = loaded
      const problem = responseProblem(call, response)
      return problem === undefined
        ? { call, payload: payloadOf(response) }
        : { call, failure: `answers with ${problem}` }
    }),
  )
}

/** No picture of a page needs more. */
const MAX_PICTURE_BYTES = 20 * 2 ** 20

/** The JSON files and the media of a folder such as `content/`. */
export function folderContent(folder: string): ContentToCheck {
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
      const decoded = parseRecordJson(bytes)
      if (!('value' in decoded)) {
        return { failure: decoded.message, fix: `${decoded.fix} The file is ${file}.` }
      }
      const { value } = decoded
      if (!isPlainObject(value) || Object.keys(value).join() !== 'payload') {
        return { response: { payload: value } }
      }
      const fix = 'Leave out { "payload": … } around the record: only a backend sends it.'
      return { failure: 'is in the wrapper of a backend', fix }
    },
    async file(address) {
      if (!address.startsWith('/')) return await otherFile(address)
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

/**
 * What the site's server would get from the backend.
 *
 * @param mediaPaths the paths that it forwards; without them, visitors load files from the backend itself
 */
export function backendContent(backend: Backend, mediaPaths?: string[]): ContentToCheck {
  return {
    response(call) {
      const request: Request = (use) =>
        backend.request({ path: callAddress('', call), headers: {} }, use)
      return read(request, async (response) => {
        const decoded = parseRecordJson(await bodyOf(response, MAX_RECORD_BYTES))
        if ('value' in decoded) return { response: decoded.value }
        return { failure: `answers with a body that ${decoded.message}` }
      })
    },
    async file(address) {
      if (!/^\/(?!\/)/.test(address)) return await otherFile(new URL(address, backend.base))
      const { pathname, search } = new URL(address, backend.base)
      const path = pathname + search
      if (mediaPaths?.every((folder) => !path.startsWith(folder))) {
        const failure = `is in none of the folders that the site forwards: ${mediaPaths.join(', ')}`
        return await publicFile(pathname).catch(() => ({ failure }))
      }
      const request: Request = (use) => backend.request({ path, headers: {} }, use)
      return await read(request, (response) => {
        const error = mediaPaths && mediaProblem(response)
        if (error) throw error
        return fileOf(response)
      })
    },
  }
}

type Request = <T>(use: (response: Response) => Promise<T>) => Promise<T>

/** A file that visitors load from its own address. */
function otherFile(address: string | URL): Promise<LoadedFile> {
  const signal = AbortSignal.timeout(10_000)
  return read((use) => fetch(address, { signal }).then(use), fileOf)
}

async function publicFile(path: string): Promise<LoadedFile> {
  return measured(await readFile(join('public', path)), '')
}

async function fileOf(response: Response): Promise<LoadedFile> {
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('image/')) return measured(await bodyOf(response, MAX_PICTURE_BYTES), type)
  await response.body?.cancel()
  return { isPicture: false, bytes: 0 }
}

/** Resolves to a failure if there is no response, or none that can be used. */
async function read<T>(
  request: Request,
  use: (response: Response) => Promise<T | Failure>,
): Promise<T | Failure> {
  try {
    return await request(async (response) => {
      if (response.ok) return await use(response)
      await response.body?.cancel()
      return { failure: `answers with status ${response.status}` }
    })
  } catch (error) {
    const reason = errorMessage(error)
    const isMissing = /\b(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)\b/.test(reason)
    return { failure: `cannot be had: ${reason}`, isMissing }
  }
}

async function bodyOf({ body }: Response, maxBytes: number): Promise<Uint8Array> {
  const bytes = await readLimitedBody(body, maxBytes)
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
