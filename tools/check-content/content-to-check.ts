import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { Backend } from '../../server/content/backend.ts'
import { MAX_RESPONSE_BYTES } from '../../server/content/backend-source.ts'
import {
  leaveOutPastedPictures,
  requireShowable,
} from '../../server/content/leave-out-pasted-pictures.ts'
import { mediaPath } from '../../server/content/media/media-path.ts'
import { mediaType, START_BYTES } from '../../server/content/media/media-type.ts'
import { requestMedia } from '../../server/content/media/request-media.ts'
import { siteAddresses } from '../../server/content/site-addresses.ts'
import { pathSegments } from '../../server/platform/http/path-segments.ts'
import { readLimitedBody } from '../../server/platform/http/read-limited-body.ts'
import { errorCode, errorMessage } from '../../server/platform/log/error-message.ts'
import { callAddress, CONTENT_CALLS, type ContentCall } from '../../src/isomorphic/calls.ts'
import { isPlainObject } from '../../src/isomorphic/is-plain-object.ts'
import { payloadOf, responseProblem } from '../../src/isomorphic/response-problem.ts'
import { SITE_ADDRESS } from './address-problem.ts'
import { parseRecordJson } from './parse-record-json.ts'

/** The reason why something cannot be checked, as the end of a sentence. */
interface Failure {
  failure: string
  /** What to do, as a sentence, if that is not up to whoever runs the backend. */
  fix?: string
  /** There is no such file or backend. */
  isMissing?: boolean
}

export type LoadedFile =
  | Failure
  | { type: string; bytes: number; pixels?: { width: number; height: number } }
  /** The site does not pass on files of this folder. */
  | { unforwarded: string }

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
      const url = new URL(address, SITE_ADDRESS)
      if (!isOfSite(url)) return await otherFile(url)
      try {
        const [first, ...segments] = pathSegments(url.href) ?? []
        // A link may also lead to a file of the site itself.
        return first === 'media'
          ? await fileIn(folder, [first, ...segments])
          : await publicFile(url)
      } catch {
        return { failure: 'is not there' }
      }
    },
  }
}

/**
 * The content that the site's server would get from the backend.
 *
 * @param mediaPaths the paths that it forwards; without them, visitors load files from the backend itself
 */
export function backendContent(backend: Backend, mediaPaths?: string[]): ContentToCheck {
  const fileBackend = backend.forFiles()
  return {
    response(call) {
      const request: Request = (use) =>
        backend.request({ path: callAddress('', call), headers: {} }, use)
      return read(request, async (response) => {
        const decoded = parseRecordJson(await bodyOf(response.body, MAX_RESPONSE_BYTES))
        if (!('value' in decoded)) {
          return { failure: `answers with a body that ${decoded.message}` }
        }
        const { value: shown, large } = leaveOutPastedPictures(decoded.value)
        requireShowable(JSON.stringify(shown), large)
        return { response: mediaPaths ? siteAddresses(decoded.value, backend.base) : decoded.value }
      })
    },
    async file(address) {
      const own = new URL(address, SITE_ADDRESS)
      if (!isOfSite(own)) return await otherFile(own)
      const url = new URL(own.pathname + own.search, backend.base)
      if (!mediaPaths) return await otherFile(url)
      if (!mediaPaths.some((folder) => url.pathname.startsWith(folder))) {
        const unforwarded = /^\/(?:[^/]*\/)?/.exec(url.pathname)?.[0] ?? '/'
        return await publicFile(own).catch(() => ({ unforwarded }))
      }
      const path = mediaPath(url.href)
      if (path === undefined) return { failure: 'has a name that no file can have' }
      return await loadOrFailure(() =>
        requestMedia(fileBackend, { path, headers: {} }, async ({ response, media, body }) => {
          if (media) return await fileOf(response, body, media.type)
          return { failure: `answers with status ${response.status}` }
        }),
      )
    },
  }
}

type Request = <T>(use: (response: Response) => Promise<T>) => Promise<T>

/** A file that visitors load from its own address. */
function otherFile(url: URL): Promise<LoadedFile> {
  const signal = AbortSignal.timeout(10_000)
  return read(
    (use) => fetch(url, { signal }).then(use),
    (response) => fileOf(response, response.body, response.headers.get('content-type') ?? ''),
  )
}

/** A file of the site itself. */
function publicFile({ href }: URL): Promise<LoadedFile> {
  const segments = pathSegments(href) ?? []
  return fileIn('public', segments).catch(() => fileIn('dist', segments))
}

async function fileIn(folder: string, segments: string[]): Promise<LoadedFile> {
  const bytes = await readFile(join(folder, ...segments))
  const name = segments.at(-1) ?? ''
  return measured(bytes, mediaType(bytes.subarray(0, START_BYTES), '', name)?.type ?? '')
}

function isOfSite({ origin }: URL): boolean {
  return origin === new URL(SITE_ADDRESS).origin
}

async function fileOf(
  { headers }: Response,
  body: ReadableStream<Uint8Array> | null,
  type: string,
): Promise<LoadedFile> {
  if (type.startsWith('image/')) return measured(await bodyOf(body, MAX_PICTURE_BYTES), type)
  await body?.cancel()
  return { type, bytes: Number(headers.get('content-length')) }
}

/** Resolves to a failure if there is no response, or it cannot be used. */
function read<T>(
  request: Request,
  use: (response: Response) => Promise<T | Failure>,
): Promise<T | Failure> {
  return loadOrFailure(() =>
    request(async (response) => {
      if (response.ok) return await use(response)
      await response.body?.cancel()
      return { failure: `answers with status ${response.status}` }
    }),
  )
}

async function loadOrFailure<T>(load: () => Promise<T>): Promise<T | Failure> {
  try {
    return await load()
  } catch (error) {
    const reason = errorMessage(error)
    const isMissing = /\b(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)\b/.test(reason)
    return { failure: `cannot be had: ${reason}`, isMissing }
  }
}

async function bodyOf(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array> {
  const bytes = await readLimitedBody(body, maxBytes)
  if (bytes === 'too long') throw new Error(`longer than ${maxBytes / 2 ** 20} MB`)
  return bytes
}

/** Leaves out the pixels of a drawing, because it is sharp at any size. */
function measured(bytes: Uint8Array, type: string): LoadedFile {
  try {
    const { width, height, type: format = '', orientation = 1 } = imageSize(bytes)
    const file = { type: `image/${format}`, bytes: bytes.length }
    if (format === 'svg') return file
    // From 5 on, a browser turns the picture by a quarter (Exif).
    const isTurned = orientation >= 5
    const pixels = isTurned ? { width: height, height: width } : { width, height }
    return { ...file, pixels }
  } catch {
    return { type, bytes: bytes.length }
  }
}
