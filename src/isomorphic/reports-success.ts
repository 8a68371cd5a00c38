import { isPlainObject } from './is-plain-object.ts'

/** The values that backends write for `true`. */
const TRUE: unknown[] = [true, 1, 'true', '1']

/** Whether the response to a message reports success. One with status 200 may not. */
export function reportsSuccess(response: unknown): boolean {
  return isPlainObject(response) && TRUE.includes(response.success)
}
