import { ValidationError } from 'yup'
import { contactMessage, descriptorOf, MAX_LENGTHS } from '../../src/isomorphic/contact-message.ts'
import { isPlainObject } from '../../src/isomorphic/is-plain-object.ts'
import { parseContentType } from '../platform/http/parse-content-type.ts'
import { readLimitedBody } from '../platform/http/read-limited-body.ts'
import { failureResponse } from './message-response.ts'
import type { Message } from './store/message-store.ts'

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
  const texts = pickTexts(body)
  const tooLong = lengthErrors(texts)
  if (tooLong.length > 0) return rejectFields(tooLong)
  try {
    const fields = contactMessage.validateSync(texts, { abortEarly: false })
    return { ...fields, spam: isFilledIn(body.leaveEmpty) }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return rejectFields(
      error.inner.map(({ path = '', message }) => [path, descriptorOf(message).message ?? '']),
    )
  }
}

/** Drops values that are not text, so that their fields count as missing. */
function pickTexts(body: Record<string, unknown>): Record<string, string> {
  const texts = Object.keys(MAX_LENGTHS).map((name) => [name, body[name]] as const)
  return Object.fromEntries(
    texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function lengthErrors(texts: Record<string, string>): FieldError[] {
  return Object.entries(MAX_LENGTHS)
    .filter(([name, max]) => (texts[name]?.length ?? 0) > max)
    .map(([name, max]) => [name, `Cannot be longer than ${max} characters`])
}

type FieldError = [name: string, error: string]

/** Answers with the first error of each field. */
function rejectFields(errors: FieldError[]): Response {
  return failureResponse(422, { errors: Object.fromEntries(errors.toReversed()) })
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
