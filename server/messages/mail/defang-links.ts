/** Mail programs make links from a scheme, a domain, an @, a UNC path or an IP address. */
const LINK_CHARACTERS = [
  /(?<=\p{L})[:：](?=\S)/gu,
  /(?<=[^\s.])[.。．｡](?=\p{L})/gu,
  /[@＠]/gu,
  /\\{2,}/gu,
  /(?<=\d)\.(?=\d+\.\d+\.\d)|(?<=\d\.\d+)\.(?=\d+\.\d)|(?<=\d\.\d+\.\d+)\.(?=\d)/gu,
]

/** Breaks all links with brackets around such characters: `fez[.]example`. */
export function defangLinks(text: string): string {
  return LINK_CHARACTERS.reduce((rest, character) => rest.replace(character, '[$&]'), text)
}
