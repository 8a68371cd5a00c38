/**
 * Characters that control a terminal, start a line, turn the reading direction or are invisible.
 * Variation selectors are harmless: they only choose how a character looks.
 */
const INVISIBLE =
  /(?![\u{fe00}-\u{fe0f}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** Makes text of unknown origin safe to print: an invisible character becomes `\u{…}`. */
export function escapeInvisible(text: string): string {
  return text.replace(INVISIBLE, toEscape)
}

/** For files: escapes only control characters, but not tabs and line breaks. */
export function escapeControls(text: string): string {
  return text.replace(/(?![\t\r\n])\p{Cc}/gu, toEscape)
}

/** The lines of a visitor's text, indented so that none looks like a line of the text around them. */
export function indentedLines(text: string): string[] {
  return text.split(/\r\n?|\n/).map((line) => `    ${escapeInvisible(line)}`)
}

function toEscape(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}
