/** Digits with the characters that may be between them. */
const RUN = /\d+(?:[\s,.'’]\d+)*/
/** Its groups: the whole part, which may have groups of three digits, their separator, the point, the decimals. */
const NUMBER = /^([1-9]\d{0,2}(?:([\s,.'’])\d{3})(?:\2\d{3}){0,4}|\d{1,15})(?:([,.])(\d{1,15}))?$/

/**
 * Reads the first number in a text such as 'over 1,200+' and keeps the text around it, its grouping
 * and decimals. Intl would not do: Chromium has no Armenian numbers, and the author's spelling
 * has to stay.
 *
 * @returns a function that gives the text at a part of the end value, from 0 to 1
 */
export function parseCount(text: string): ((part: number) => string) | undefined {
  const [run = ''] = RUN.exec(text) ?? []
  const parts = NUMBER.exec(run)
  if (!parts) return undefined

  const [, integer = '', separator = '', point = '', decimals = ''] = parts
  const end = Number(`${integer.replaceAll(separator, '')}.${decimals}`)
  return (part) => {
    if (part >= 1) return text
    const [counted = '', rest = ''] = (end * part).toFixed(decimals.length).split('.')
    const grouped = counted.replace(/\B(?=(\d{3})+$)/g, separator)
    return text.replace(run, grouped + point + rest)
  }
}
