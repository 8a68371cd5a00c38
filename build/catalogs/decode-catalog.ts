import { encodingProblem } from '../texts/encoding-problem.ts'
import type { TextProblem } from '../texts/text-problem.ts'

/** Reads the bytes of a catalog, or says what they are instead. */
export function decodeCatalog(bytes: Uint8Array, file: string): string | TextProblem {
  const restored = `Put the last one back: git restore ${file}.`
  const [first = 0, second = 0] = bytes
  if (bytes.length === 0 || /^\s*$/.test(Buffer.from(bytes.subarray(0, 1000)).toString())) {
    return { message: 'is empty', fix: restored }
  }
  if (first === 0xde && second === 0x12) {
    const fix = `Use the file that ends in .po. ${restored}`
    return { message: 'is a compiled catalog (.mo)', fix }
  }
  return encodingProblem(bytes) ?? new TextDecoder().decode(bytes)
}
