import { MIMEType } from 'node:util'
import { ValidationError } from 'yup'
import { contactMessage } from '../../src/contact/contact-message.ts'
import { boundedBytes } from '../http/bounded-bytes.ts'
import type { Message } from '../message-store/message-store.ts'

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
  const inherited = Object.keys(body).find((name) => name in Object.prototype)
  if (inherited !== undefined) return refused(422, `A message has no field ${inherited}.`)

  try {
    const fields = contactMessage.validateSync(textsOf(body), { abortEarly: false })
    return { message: { ...fields, spam: !isBlank(body.website) } }
  } catch (fault) {
    if (!(fault instanceof ValidationError)) throw fault
    const errors: Record<string, string> = {}
    for (const { path = '', message } of fault.inner) errors[path] ??= english(message)
    return { status: 422, why: { errors } }
  }
}

/** What yup's types call a string is what `msg` made: a descriptor that holds the English words. */
function english(problem: unknown): string {
  return isRecord(problem) ? String(problem.message) : ''
}

/** The fields of a message; what is no text is none. */
function textsOf(body: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(contactMessage.fields)
  return Object.fromEntries(
    names.filter((name) => typeof body[name] === 'string').map((name) => [name, body[name]]),
  )
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
async function readBytes(request: Request) {
  if (Number(request.headers.get('Content-Length')) > LIMIT) return 'too long'
  try {
    return await boundedBytes(request.body, LIMIT)
  } catch {
    return 'broken off'
  }
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
