import { isUtf8 } from 'node:buffer'
import type { TextProblem } from './text-problem.ts'

export function encodingProblem(bytes: Uint8Array): TextProblem | undefined {
  const fix = 'Save it as UTF-8.'
  const [first = 0, second = 0] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { message: 'is in UTF-16', fix }
  }
  return isUtf8(bytes) ? undefined : { message: 'is not in UTF-8', fix }
}
