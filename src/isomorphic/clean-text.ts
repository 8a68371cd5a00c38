import { string } from 'yup'

/**
 * More marks than a stream-safe text has (UAX #15). The time to order them grows with their square: for a
 * message of the largest length it is 10,000 times that of letters.
 */
const MANY_MARKS = /\p{M}{31}/u

/**
 * All that Unicode calls default ignorable (DI), and what has no glyph. Phones wrap numbers in
 * direction marks, web pages put soft hyphens into words, dictation adds U+FFFC.
 */
const IGNORABLE = /[\p{DI}\u2800\ufff9-\ufffc]|(?!\s)\p{Cc}/gu

/** Before it is checked and sent, a text is cleaned, trimmed and in NFC. */
const cleaned = (clean: (value: string) => string) =>
  string()
    .default('')
    .transform((value: string) => composed(clean(value)).trim())

/**
 * A name, an address or a number. Keyboards of East Asia write ASCII in full width, too, and web pages keep a number
 * on one line with no-break hyphens.
 */
export const line = cleaned((value) =>
  withoutIgnorable(value)
    .replaceAll(/\s/g, ' ')
    .replaceAll('\u2011', '-')
    .replaceAll(/[！-～]/g, (wide) => wide.normalize('NFKC')),
)

/** Empty if none of it is visible. Otherwise it keeps everything, such as the joiners of an emoji. */
export const multiline = cleaned((value) => withoutIgnorable(value).trim() && value)

function composed(text: string): string {
  return MANY_MARKS.test(text) ? text : text.normalize('NFC')
}

function withoutIgnorable(text: string): string {
  return text.replaceAll(IGNORABLE, '')
}
