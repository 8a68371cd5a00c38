import { type ContentCall, LIST_CALL } from './calls.ts'
import { isPlainObject } from './is-plain-object.ts'

/**
 * Returns why the response to a content call cannot be used, as the end of a sentence. Backends often
 * report an error with status 200, so the form of a response says whether it is one. A payload of null
 * is an empty record, and so is one with nothing to show.
 */
export function responseProblem(call: ContentCall, response: unknown): string | undefined {
  if (!isPlainObject(response)) return 'no JSON object'
  if (!('payload' in response)) return 'no payload'
  const { payload } = response
  if (payload === null) return undefined
  const isRecord = isPlainObject(payload)
  if (call !== LIST_CALL) return isRecord ? undefined : 'a payload that is no record'
  const isList = Array.isArray(payload) && (payload.length === 0 || payload.some(isPlainObject))
  return isList ? undefined : 'a payload that is no list of records'
}

/** Returns the payload of a response without a problem. */
export function payloadOf(response: unknown): unknown {
  return isPlainObject(response) ? response.payload : undefined
}
