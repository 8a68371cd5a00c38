import { ValidationError } from 'yup'
import { contactMessage, descriptorOf } from '../../src/isomorphic/contact-message.ts'
import { isPlainObject } from '../../src/isomorphic/is-plain-object.ts'
import { parseContentType } from '../http/parse-content-type.ts'
import { readLimitedBody } from '../http/read-limited-body.ts'
import type { Message } from '../message-store/message-store.ts'
import { failureResponse } from './message-response.ts'

/** Room for the longest message with every character escaped. */
const MAX_BYTES = 16 * 1024

/** Reads a body, and checks it with the form's own schema. Resolves to a response if it is refused. */
export async function readMessage(request: Request): Promise<Message | Response> {
  if (!isJson(request)) {
    return reject(415, 'A message is sent as application/json, in UTF-8.')
  }
  const bytes = await readLimitedBody(request.body, MAX_BYTES).catch(() => 'broken off' as const)
  if (bytes === 'broken off') return reject(400, 'The message did not arrive whole.')
  if (bytes === 'too long') return reject(413, `A message has ${MAX_BYTES} bytes at most.`)

  const body = parse(bytes)
  return body ? validate(body) : reject(400, 'A message is a JSON object, in UTF-8.')
}

function validate(body: Record<string, unknown>): Message | Response {
  try {
    const fields = contactMessage.validateSync(pickTexts(body), { abortEarly: false })
    return { ...fields, spam: isFilledIn(body.leaveEmpty) }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const errors: Record<string, string> = {}
    for (const { path = '', message } of error.inner)
      errors[path] ??= descriptorOf(message).message ?? ''
    return failureResponse(422, { errors })
  }
}

/** Drops values that are not text, so that their fields count as missing. */
function pickTexts(body: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(contactMessage.fields)
  return Object.fromEntries(
    names.filter((name) => typeof body[name] === 'string').map((name) => [name, body[name]]),
  )
}

function reject(status: number, error: string): Response {
  return failureResponse(status, { error })
}

function isJson({ headers }: Request): boolean {
  const type = parseContentType(headers.get('Content-Type'))
  const charset = type?.params.get('charset') ?? 'utf-8'
  return type?.essence === 'application/json' && /^utf-8$/i.test(charset)
}

function parse(bytes: Buffer): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isPlainObject(body) ? body : undefined
  } catch {
    return undefined
  }
}

/** People do not see this field and leave it empty; spam programs fill it in. */
function isFilledIn(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : (value ?? undefined) !== undefined
}
