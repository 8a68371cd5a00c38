/**
 * What makes mail programs take a piece of text for a link: the colon of a scheme, the dot of a name,
 * an @, the beginning of a path to another computer, the dots of an IP address.
 */
const OF_LINKS = [
  /(?<=\p{L})[:：](?=\S)/gu,
  /(?<=[^\s.])[.。．｡](?=\p{L})/gu,
  /[@＠]/gu,
  /\\{2,}/gu,
  /(?<=\d)\.(?=\d+\.\d+\.\d)|(?<=\d\.\d+)\.(?=\d+\.\d)|(?<=\d\.\d+\.\d+)\.(?=\d)/gu,
]

/** Text in which nothing becomes a link: such signs are put into brackets, as `fez[.]example`. */
export function linklessText(text: string): string {
  return OF_LINKS.reduce((rest, sign) => rest.replace(sign, '[$&]'), text)
}
