/**
 * Reads the first number in a text such as 'over 1,200+' and keeps the text around it, its grouping
 * and decimals. Intl would not do: Chromium has no Armenian numbers, and the author's spelling
 * has to stay.
 *
 * @returns a function that gives the text at a part of the end value, from 0 to 1
 */
export function parseCount(text: string): ((part: number) => string) | undefined {
  const match = /\d+(?:[\u00a0\u202f ,.]\d{3})*(?:[.,]\d+)?/.exec(text)
  if (!match) return undefined

  const [number] = match
  const separator = /\d([\u00a0\u202f ,.])\d{3}(?!\d)/.exec(number)?.[1] ?? ''
  const plain = separator ? number.replaceAll(separator, '') : number
  const [decimals = ''] = /[.,]\d+/.exec(plain) ?? []
  const end = Number(plain.replace(',', '.'))
  if (Number.isNaN(end)) return undefined

  const before = text.slice(0, match.index)
  const after = text.slice(match.index + number.length)

  return (part) => {
    if (part >= 1) return text
    const shown = (end * part).toFixed(Math.max(0, decimals.length - 1))
    const [whole = '', rest = ''] = shown.split('.')
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separator)
    return before + grouped + decimals.charAt(0) + rest + after
  }
}
