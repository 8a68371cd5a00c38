/** The named entities that editing tools write. */
const SIGNS: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  laquo: '«',
  raquo: '»',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
  times: '×',
  deg: '°',
  sup2: '²',
}

const TAGS = /<\/?(?:a|b|div|em|font|h[1-6]|i|p|span|strong|u)(?:\s[^<>]*)?>/gi

/** Returns the plain text of a title or label that an editing tool wrote as HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/(?:p|div|h[1-6])>/gi, ' ')
    .replace(TAGS, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, signOf)
}

function signOf(all: string, decimal?: string, hexadecimal?: string, name = ''): string {
  const code = decimal ? Number(decimal) : hexadecimal ? parseInt(hexadecimal, 16) : 0
  if (code >= 32 && code <= 0x10ffff) return String.fromCodePoint(code)
  return Object.hasOwn(SIGNS, name) ? (SIGNS[name] ?? all) : all
}
