import { errorMessage } from '../../server/log/error-message.ts'
import { encodingProblem } from '../texts/encoding-problem.ts'
import type { TextProblem } from '../texts/text-problem.ts'
import { jsonSyntaxProblem } from './json-syntax-problem.ts'

/** Reads the bytes of a record, or says what they are instead. */
export function parseRecordJson(bytes: Uint8Array): { value: unknown } | TextProblem {
  const wrongEncoding = encodingProblem(bytes)
  if (wrongEncoding) return wrongEncoding
  // The decoder drops a byte order mark, which some editors add.
  const text = new TextDecoder().decode(bytes)
  if (text.trim() === '') {
    return { message: 'is empty', fix: 'Put the last one back, or write {} for an empty record.' }
  }
  const slip = jsonSyntaxProblem(text)
  if (slip) return { message: `cannot be read: ${slip.message}`, fix: slip.fix }
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { message: `cannot be read: ${errorMessage(error)}`, fix: 'Compare it with the sample.' }
  }
}
