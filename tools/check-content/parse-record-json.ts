import { encodingProblem } from '../../build/texts/encoding-problem.ts'
import type { TextProblem } from '../../build/texts/text-problem.ts'
import { errorMessage } from '../../server/platform/log/error-message.ts'

/** Reads the bytes of a record, or says what they are instead. */
export function parseRecordJson(bytes: Uint8Array): { value: unknown } | TextProblem {
  const wrongEncoding = encodingProblem(bytes)
  if (wrongEncoding) return wrongEncoding
  // The decoder drops a byte order mark, which some editors add.
  const text = new TextDecoder().decode(bytes)
  if (text.trim() === '') {
    return { message: 'is empty', fix: 'Put the last one back, or write {} for an empty record.' }
  }
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    // Node quotes a part of the file if it gives no position. That part may have two lines.
    const message = `cannot be read: ${errorMessage(error).replaceAll(/\s+/g, ' ')}`
    const fix = `Put a comma between entries but none after the last, and straight quotation marks (") around names and texts. Within a text, write one as \\" and begin no new line.`
    return { message, fix }
  }
}
