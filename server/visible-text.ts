/**
 * Characters that steer a terminal, start a line, turn the reading direction or cannot be seen.
 * Variation selectors are left: they only choose how a character is drawn.
 */
const UNSEEN = /(?![\u{fe00}-\u{fe0f}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** Text of unknown origin, safe to print: what cannot be seen becomes `\u{…}`. */
export function visibleText(text: string): string {
  return text.replace(UNSEEN, asEscape)
}

/** For files: only control characters are escaped, except tabs and line breaks. */
export function withoutControls(text: string): string {
  return text.replace(/(?![\t\r\n])\p{Cc}/gu, asEscape)
}

function asEscape(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}
