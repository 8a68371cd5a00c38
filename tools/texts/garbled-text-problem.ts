import { quoted, type TextProblem } from '../../build/texts/text-problem.ts'

/** Text in UTF-8 that was read as one of these encodings. The first byte of a letter shows it. */
const MISREAD: Record<string, RegExp> = {
  'windows-1251': /(?:[\xc2-\xdf][\x80-\xbf]){2,}|\xe2[\x80-\x84][\x80-\xbf]/,
  'windows-1252': /(?:[\xc2-\xdf][\x80-\xbf]){2,}|\xe2[\x80-\x84][\x80-\xbf]|\xc2[\xa0\xab\xbb]/,
}

/** Letters and symbols that texts of the site may have. */
const EXPECTED = /^[\u00a0-\u017f\u0400-\u045f\u0531-\u058f\u2010-\u203a]+$/

const BYTES = new Map(
  Object.keys(MISREAD).map((encoding) => {
    const decoder = new TextDecoder(encoding)
    const bytes = Array.from({ length: 128 }, (_, index) => index + 128)
    return [encoding, new Map(bytes.map((byte) => [decoder.decode(Uint8Array.of(byte)), byte]))]
  }),
)

/** Reports a text whose letters were lost or changed when it was saved or copied in a wrong encoding. */
export function garbledTextProblem(text: string): TextProblem | undefined {
  for (const [encoding, misread] of Object.entries(MISREAD)) {
    const byteOf = (character: string) => BYTES.get(encoding)?.get(character) ?? 0
    const bytes = text.replaceAll(/[^\0-\x7f]/g, (letter) => String.fromCharCode(byteOf(letter)))
    const garbled = misread.exec(bytes)
    if (!garbled) continue
    const meant = new TextDecoder().decode(
      Uint8Array.from(garbled[0], (letter) => letter.charCodeAt(0)),
    )
    if (!EXPECTED.test(meant)) continue
    return {
      message: `was decoded twice: ${quoted(text.slice(garbled.index, garbled.index + garbled[0].length))} is ${quoted(meant)}`,
      fix: 'Copy the text again from where it is right, as UTF-8.',
    }
  }
  const words = text.split(/\s+/)
  const unseen = words.find((word) => /[\x7f-\x9f]/.test(word))
  if (unseen !== undefined) {
    return {
      message: `has a character that nobody sees: ${quoted(unseen)}`,
      fix: 'Type this word again.',
    }
  }
  const lost =
    words.find((word) => word.includes('\uFFFD')) ?? /\?{2,}(?:\s+\?{2,})+|\?{4,}/.exec(text)?.[0]
  if (lost === undefined) return undefined
  return { message: `has lost its letters: ${quoted(lost)}`, fix: 'Write it again, as UTF-8.' }
}
