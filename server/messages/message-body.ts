import { ValidationError } from 'yup'
import { contactMessage } from '../../src/contact/contact-message.ts'
import { isObject } from '../../src/is-object.ts'
import { boundedBytes } from '../http/bounded-bytes.ts'
import { mimeType } from '../http/mime-type.ts'
import { parseJson } from '../http/parse-json.ts'
import type { Message } from '../message-store/message-store.ts'

/** Room for the longest message with every character escaped. */
const MAX_BYTES = 16 * 1024

interface Refused {
  status: 400 | 413 | 415 | 422
  why: { error: string } | { errors: Record<string, string> }
}

/** Reads the body of a request, and checks it with the form's own schema. */
export async function readMessage(request: Request): Promise<{ message: Message } | Refused> {
  if (!isJson(request)) {
    return refused(415, 'A message is sent as application/json, in UTF-8.')
  }
  const bytes = await readBytes(request)
  if (bytes === 'broken off') return refused(400, 'The message did not arrive whole.')
  if (bytes === 'too long') return refused(413, `A message has ${MAX_BYTES} bytes at most.`)

  const body = parse(bytes)
  return body ? judge(body) : refused(400, 'A message is a JSON object, in UTF-8.')
}

function judge(body: Record<string, unknown>): { message: Message } | Refused {
  const inherited = Object.keys(body).find((name) => name in Object.prototype)
  if (inherited !== undefined) return refused(422, `A message has no field ${inherited}.`)

  try {
    const fields = contactMessage.validateSync(textsOf(body), { abortEarly: false })
    return { message: { ...fields, spam: isFilledIn(body.website) } }
  } catch (fault) {
    if (!(fault instanceof ValidationError)) throw fault
    const errors: Record<string, string> = {}
    for (const { path = '', message } of fault.inner) errors[path] ??= english(message)
    return { status: 422, why: { errors } }
  }
}

/** yup's types say string, but `msg` made a descriptor, which holds the English text. */
function english(problem: unknown): string {
  return isObject(problem) ? String(problem.message) : ''
}

/** Drops values that are not text, so that their fields count as missing. */
function textsOf(body: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(contactMessage.fields)
  return Object.fromEntries(
    names.filter((name) => typeof body[name] === 'string').map((name) => [name, body[name]]),
  )
}

function refused(status: Refused['status'], error: string): Refused {
  return { status, why: { error } }
}

function isJson({ headers }: Request): boolean {
  const type = mimeType(headers.get('Content-Type'))
  const charset = type?.params.get('charset') ?? 'utf-8'
  return type?.essence === 'application/json' && /^utf-8$/i.test(charset)
}

/** Content-Length may be absent or wrong, so it counts only if it is too large. */
async function readBytes(request: Request) {
  if (Number(request.headers.get('Content-Length')) > MAX_BYTES) return 'too long'
  try {
    return await boundedBytes(request.body, MAX_BYTES)
  } catch {
    return 'broken off'
  }
}

function parse(bytes: Buffer): Record<string, unknown> | undefined {
  try {
    const body = parseJson(bytes, { fatal: true })
    return isObject(body) ? body : undefined
  } catch {
    return undefined
  }
}

/** People do not see this field and leave it empty; spam programs fill it in. */
function isFilledIn(website: unknown): boolean {
  return typeof website === 'string' ? website.trim() !== '' : (website ?? undefined) !== undefined
}
