import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { boundedBytes } from '../../server/http/bounded-bytes.ts'
import { parseJson } from '../../server/http/parse-json.ts'
import { codeOf, reasonOf } from '../../server/log.ts'
import { CALLS, CONTENT_CALLS, type ContentCall } from '../../src/api/calls/calls.ts'
import { isObject } from '../../src/is-object.ts'

/** A file, or the reason why it cannot be checked. */
export type FoundFile =
  | { fault: string }
  | { picture: boolean; bytes: number; pixels: { width: number; height: number } | undefined }

/** The payload of a call, or the fault. `away` means that there is no such file or backend. */
type Payload = { payload: unknown } | { fault: string; away?: boolean }

export type Answer = { call: ContentCall } & Payload

/** A source of content. The text of a `fault` is the end of a sentence. */
export interface ContentSource {
  payload: (call: ContentCall) => Promise<Payload>
  file: (address: string) => Promise<FoundFile>
}

export function askForAll(source: ContentSource): Promise<Answer[]> {
  return Promise.all(CONTENT_CALLS.map(async (call) => ({ call, ...(await source.payload(call)) })))
}

/** No record and no picture of a page needs more. */
const MAX_BYTES = 20_000_000

/** The JSON files and the media of a folder such as `content/`. */
export function folderSource(folder: string): ContentSource {
  return {
    async payload(call) {
      try {
        return { payload: parseJson(await readFile(join(folder, `${call}.json`))) }
      } catch (fault) {
        return { fault: `cannot be read: ${reasonOf(fault)}`, away: codeOf(fault) === 'ENOENT' }
      }
    },
    async file(address) {
      if (!address.startsWith('/')) return await fetchFile(address, 10)
      try {
        const path = decodeURIComponent(new URL(address, 'http://folder').pathname)
        return describe(await readFile(join(folder, path)), '')
      } catch {
        return { fault: 'is not there' }
      }
    },
  }
}

/** A content backend. It may answer anything, or never, so each call has limits. */
export function backendSource(base: URL, timeoutS: number): ContentSource {
  return {
    async payload(call) {
      const { query } = CALLS[call] as { query?: Record<string, string> }
      const url = new URL(`${base.href.replace(/\/$/, '')}/fez/${call}`)
      url.search = new URLSearchParams(query).toString()
      try {
        const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutS * 1000) })
        if (!answer.ok) {
          await answer.body?.cancel()
          return { fault: `answers with status ${answer.status}` }
        }
        const json = parseJson(await wholeBody(answer), { fatal: true })
        return isObject(json) && 'payload' in json
          ? { payload: json.payload }
          : { fault: 'has no payload in its answer' }
      } catch (fault) {
        return { fault: `cannot be had: ${reasonOf(fault)}`, away: isAway(fault) }
      }
    },
    file: (address) => fetchFile(new URL(address, base).href, timeoutS),
  }
}

async function fetchFile(address: string, timeoutS: number): Promise<FoundFile> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutS * 1000) })
    const type = answer.headers.get('content-type') ?? ''
    if (!answer.ok || !type.startsWith('image/')) await answer.body?.cancel()
    if (!answer.ok) return { fault: `answers with status ${answer.status}` }
    if (!type.startsWith('image/')) return { picture: false, bytes: 0, pixels: undefined }
    return describe(await wholeBody(answer), type)
  } catch (fault) {
    return { fault: `cannot be had: ${reasonOf(fault)}` }
  }
}

/** Leaves out the pixels of a drawing, because it is sharp at any size. */
function describe(bytes: Uint8Array, type: string): FoundFile {
  try {
    const { width, height, type: format } = imageSize(bytes)
    const bitmap = format !== 'svg'
    return { picture: true, bytes: bytes.length, pixels: bitmap ? { width, height } : undefined }
  } catch {
    return { picture: type.startsWith('image/'), bytes: bytes.length, pixels: undefined }
  }
}

async function wholeBody(answer: Response): Promise<Uint8Array> {
  const bytes = await boundedBytes(answer.body, MAX_BYTES)
  if (bytes === 'too long') throw new Error(`longer than ${MAX_BYTES / 1_000_000} MB`)
  return bytes
}

function isAway(fault: unknown): boolean {
  const code = fault instanceof Error ? codeOf(fault.cause) : undefined
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'].includes(code ?? '')
}
