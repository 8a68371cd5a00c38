/**
 * A number of at least five digits, as it is written, and then its extension (`ext. 12`, `x12`, `#12`,
 * `доб. 12`, `вн. 12`, `ներք. 12`). A slash separates two numbers, unless it comes before the fifth digit.
 * After that digit, brackets belong to the number only if it goes on after them.
 */
const NUMBER =
  /(\+?(?:[\s()[\].\p{Pd}\p{Cf}/]{0,4}\d){5}(?:(?:[\s)\].\p{Pd}\p{Cf}]|[([](?=[\d\s]{1,5}[)\]][\s.\p{Pd}\p{Cf}]{0,3}\d)){0,4}\d)*)(?:[\s,;(]*(?:(?:ext|local|x|доб|вн|ներք)\p{L}*|#)[^\p{L}\d]{0,3}(\d+))?/iu
/** A number of an emergency service or of an operator. */
const SHORT_NUMBER = /^\D*(\d{3,})/
/** Line ends and hours. */
const BETWEEN = /\n|\d{1,2}:\d\d|24\/7/g

/**
 * The address that dials the first number of a text (RFC 3966). Without a number there is none.
 * A zero in brackets after the country's code is not dialled.
 */
export function phoneAddress(text: string): string | undefined {
  const plain = text.replace(BETWEEN, ';')
  const [, number, extension] = NUMBER.exec(plain) ?? SHORT_NUMBER.exec(plain) ?? []
  const dialled = number?.replace(/^(\+|00)(.*?)[([] ?0 ?[)\]]/, '$1$2').replace(/[^\d+]/g, '')
  return dialled && `tel:${dialled}${extension ? `;ext=${extension}` : ''}`
}
