/** Characters that no font draws, such as the zero-width space and the soft hyphen. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

export function hasVisibleText(text: string | null): boolean {
  return withoutInvisible(text ?? '').trim() !== ''
}

/** Keeps line breaks and tabs, which are white space. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, (character) => (/\s/.test(character) ? character : ''))
}
