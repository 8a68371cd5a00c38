import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { CALLS, CONTENT_CALLS, type ContentCall } from '../../src/api/calls/calls.ts'
import { isObject } from '../../src/is-object.ts'

/** What could be had of a file. */
export type FoundFile =
  | { fault: string }
  | { picture: boolean; bytes: number; pixels: { width: number; height: number } | undefined }

/** What a call gives; `away` where there is nobody to give anything. */
type Payload = { payload: unknown } | { fault: string; away?: boolean }

export type Answer = { call: ContentCall } & Payload

/** Where content comes from. What cannot be had is said in words that end a sentence. */
export interface ContentSource {
  /** The payload of a call. */
  payload: (call: ContentCall) => Promise<Payload>
  file: (address: string) => Promise<FoundFile>
}

/** The payloads of all calls. */
export function askForAll(source: ContentSource): Promise<Answer[]> {
  return Promise.all(CONTENT_CALLS.map(async (call) => ({ call, ...(await source.payload(call)) })))
}

/** In bytes. What is longer is no record, and no picture, for a page. */
const LONGEST = 20_000_000

/** The JSON files and the media of a folder such as `content/`. */
export function folderSource(folder: string): ContentSource {
  return {
    async payload(call) {
      try {
        const text = await readFile(join(folder, `${call}.json`), 'utf8')
        return { payload: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown }
      } catch (fault) {
        const away = fault instanceof Error && 'code' in fault && fault.code === 'ENOENT'
        return { fault: `cannot be read: ${reasonOf(fault)}`, away }
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

/** A content backend, which may answer anything, or never. */
export function backendSource(base: URL, seconds: number): ContentSource {
  return {
    async payload(call) {
      const { query } = CALLS[call] as { query?: Record<string, string> }
      const url = new URL(`${base.href.replace(/\/$/, '')}/fez/${call}`)
      url.search = new URLSearchParams(query).toString()
      try {
        const answer = await fetch(url, { signal: AbortSignal.timeout(seconds * 1000) })
        if (!answer.ok) {
          await answer.body?.cancel()
          return { fault: `answers with status ${answer.status}` }
        }
        const json: unknown = JSON.parse(
          new TextDecoder('utf-8', { fatal: true }).decode(await wholeBody(answer)),
        )
        return isObject(json) && 'payload' in json
          ? { payload: json.payload }
          : { fault: 'has no payload in its answer' }
      } catch (fault) {
        return { fault: `cannot be had: ${reasonOf(fault)}`, away: isAway(fault) }
      }
    },
    file: (address) => fetchFile(new URL(address, base).href, seconds),
  }
}

async function fetchFile(address: string, seconds: number): Promise<FoundFile> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(seconds * 1000) })
    const type = answer.headers.get('content-type') ?? ''
    if (!answer.ok || !type.startsWith('image/')) await answer.body?.cancel()
    if (!answer.ok) return { fault: `answers with status ${answer.status}` }
    if (!type.startsWith('image/')) return { picture: false, bytes: 0, pixels: undefined }
    return describe(await wholeBody(answer), type)
  } catch (fault) {
    return { fault: `cannot be had: ${reasonOf(fault)}` }
  }
}

/** Pixels are told of bitmaps alone: a drawing is sharp at any size. */
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
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk)
    length += (chunk as Uint8Array).length
    if (length > LONGEST) throw new Error(`longer than ${LONGEST / 1_000_000} MB`)
  }
  return Buffer.concat(chunks)
}

/** Whether nobody is there at all. */
function isAway(fault: unknown): boolean {
  const cause = fault instanceof Error ? fault.cause : undefined
  return (
    cause instanceof Error &&
    'code' in cause &&
    ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'].includes(String(cause.code))
  )
}

function reasonOf(fault: unknown): string {
  const cause = fault instanceof Error && fault.cause ? fault.cause : fault
  if (!(cause instanceof Error)) return 'unknown'
  if (cause.name === 'TimeoutError') return 'no answer in time'
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
