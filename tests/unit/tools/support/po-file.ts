/** English texts with their translations. */
export type Texts = Record<string, string>

const HEADER = (language: string) => String.raw`msgid ""
msgstr ""
"Language: ${language}\n"
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=4; plural=(n==1 ? 0 : n==2 ? 1 : n==3 ? 2 : 3);\n"
`

/** A catalog as gettext's programs and Poedit save it: long texts are wrapped after spaces. */
export function poFile(texts: Texts, language = 'ru'): string {
  const entries = Object.entries(texts).map(
    ([english, text]) => `#: src/a.tsx\n${field('msgid', english)}\n${field('msgstr', text)}\n`,
  )
  return [HEADER(language), ...entries].join('\n')
}

function field(name: string, text: string): string {
  const lines = text.length > 70 ? (text.match(/.{1,70}(?: |$)/g) ?? []) : []
  const rows = lines.length > 0 ? ['', ...lines] : [text]
  return `${name} ${rows.map((row) => JSON.stringify(row)).join('\n')}`
}
