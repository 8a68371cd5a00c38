/**
 * What the small file of each script holds: the letters and signs of ordinary text. Any other letter
 * that the typeface has comes from a second file, which is fetched where such a letter is shown.
 */
export const LETTERS = {
  latin: `${between(' ', '~')}\u00a0©«\u00ad°²³·»×ü–—‘’“”„•…€−`,
  // With the acute accent of a stressed vowel, which has to stand in the file of its letter.
  cyrillic: `${between('А', 'я')}Ёё\u0301№`,
  armenian: `${between('Ա', 'Ֆ')}${between('ՙ', '՟')}${between('ա', 'և')}։֊֏`,
}

export type Script = keyof typeof LETTERS

export const SCRIPTS = Object.keys(LETTERS) as Script[]

function between(first: string, last: string): string {
  const [start = 0, end = 0] = [first.codePointAt(0), last.codePointAt(0)]
  return String.fromCodePoint(...Array.from({ length: end - start + 1 }, (_, step) => start + step))
}
