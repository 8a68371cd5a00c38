/** What mail programs make links of: a scheme, a domain, an @, a UNC path, an IP address. */
const OF_LINKS = [
  /(?<=\p{L})[:：](?=\S)/gu,
  /(?<=[^\s.])[.。．｡](?=\p{L})/gu,
  /[@＠]/gu,
  /\\{2,}/gu,
  /(?<=\d)\.(?=\d+\.\d+\.\d)|(?<=\d\.\d+)\.(?=\d+\.\d)|(?<=\d\.\d+\.\d+)\.(?=\d)/gu,
]

/** Breaks all links by putting such signs into brackets, as in `fez[.]example`. */
export function linklessText(text: string): string {
  return OF_LINKS.reduce((rest, sign) => rest.replace(sign, '[$&]'), text)
}
