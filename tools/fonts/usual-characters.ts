/**
 * The characters of ordinary text, for the small file of each script. A second file has all others, and loads
 * only if a page shows one of them. A script has its Unicode name, in lower case.
 */
export const USUAL_CHARACTERS = {
  latin: `${between(' ', '~')}\u00a0©«\u00ad°²³·»×ü–—‘’“”„•…€−`,
  // The acute accent of a stressed vowel has to be in the same file as the vowel.
  cyrillic: `${between('А', 'я')}Ёё\u0301№`,
  armenian: `${between('Ա', 'Ֆ')}${between('ՙ', '՟')}${between('ա', 'և')}։֊֏`,
}

export type Script = keyof typeof USUAL_CHARACTERS

export const SCRIPTS = Object.keys(USUAL_CHARACTERS) as Script[]

function between(first: string, last: string): string {
  const [start = 0, end = 0] = [first.codePointAt(0), last.codePointAt(0)]
  return String.fromCodePoint(...Array.from({ length: end - start + 1 }, (_, step) => start + step))
}
