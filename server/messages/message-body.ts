import { MIMEType } from 'node:util'
import { ValidationError } from 'yup'
import { contactMessage } from '../../src/contact/contact-message.ts'
import type { Message } from './message-store.ts'

/** In bytes: room for a message of the greatest length, even if every character is escaped. */
const LIMIT = 16 * 1024

/** Why a body is no message: the status of the answer, and what stands in it. */
interface Refused {
  status: 400 | 413 | 415 | 422
  why: { error: string } | { errors: Record<string, string> }
}

/** Reads a body to its end, or to where it is too long, and judges it by the shared schema. */
export async function readMessage(request: Request): Promise<{ message: Message } | Refused> {
  if (!isJson(request.headers.get('Content-Type') ?? '')) {
    return refused(415, 'A message is sent as application/json, in UTF-8.')
  }
  const bytes = await readBytes(request)
  if (bytes === 'broken off') return refused(400, 'The message did not arrive whole.')
  if (bytes === 'too long') return refused(413, `A message has ${LIMIT} bytes at most.`)

  const body = parse(bytes)
  return body ? judge(body) : refused(400, 'A message is a JSON object, in UTF-8.')
}

function judge(body: Record<string, unknown>): { message: Message } | Refused {
  try {
    const fields = contactMessage.validateSync(body, { abortEarly: false, stripUnknown: true })
    return { message: { ...fields, spam: !isBlank(body.website) } }
  } catch (fault) {
    if (!(fault instanceof ValidationError)) throw fault
    const problems = fault.inner.map(({ path = '', message }) => [path, message] as const)
    return { status: 422, why: { errors: Object.fromEntries(problems) } }
  }
}

function refused(status: Refused['status'], error: string): Refused {
  return { status, why: { error } }
}

function isJson(contentType: string): boolean {
  try {
    const { essence, params } = new MIMEType(contentType)
    return essence === 'application/json' && /^utf-8$/i.test(params.get('charset') ?? 'utf-8')
  } catch {
    return false
  }
}

/** Content-Length may be absent, and is believed only where it already says too much. */
async function readBytes(request: Request): Promise<Buffer | 'too long' | 'broken off'> {
  if (Number(request.headers.get('Content-Length')) > LIMIT) return 'too long'
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of request.body ?? []) {
      length += part.byteLength
      if (length > LIMIT) return 'too long'
      parts.push(part)
    }
  } catch {
    return 'broken off'
  }
  return Buffer.concat(parts)
}

function parse(bytes: Buffer): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isRecord(body) ? body : undefined
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The trap for programs, which people do not see and leave empty. */
function isBlank(website: unknown): boolean {
  return (website ?? '') === '' || (typeof website === 'string' && website.trim() === '')
}
