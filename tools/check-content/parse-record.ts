import { isUtf8 } from 'node:buffer'
import { errorMessage } from '../../server/log/log.ts'
import type { TextProblem } from '../texts/problem.ts'
import { jsonSlip } from './json-slip.ts'

/** Reads the bytes of a record, or says what they are instead. */
export function parseRecord(bytes: Uint8Array): { value: unknown } | TextProblem {
  const [first = 0, second = 0] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { message: 'is in UTF-16', fix: 'Save it as UTF-8.' }
  }
  if (!isUtf8(bytes)) return { message: 'is not in UTF-8', fix: 'Save it as UTF-8.' }
  // The decoder drops a byte order mark, which some editors add.
  const text = new TextDecoder().decode(bytes)
  if (text.trim() === '') {
    return { message: 'is empty', fix: 'Put the last one back, or write {} for an empty record.' }
  }
  const slip = jsonSlip(text)
  if (slip) return { message: `cannot be read: ${slip.message}`, fix: slip.fix }
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { message: `cannot be read: ${errorMessage(error)}`, fix: 'Compare it with the sample.' }
  }
}
