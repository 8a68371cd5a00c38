/** Characters that no font draws: what Unicode calls default ignorable (DI), and control characters. */
const INVISIBLE = /[\p{DI}\p{Cc}]/gu

export function hasVisibleText(text: string): boolean {
  return withoutInvisible(text).trim() !== ''
}

/** Keeps line breaks and tabs, which are white space. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, (character) => (/\s/.test(character) ? character : ''))
}
