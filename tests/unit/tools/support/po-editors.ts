/** English texts with their translations. */
export type Texts = Record<string, string>

const quoted = (text: string) => JSON.stringify(text)

/** Wraps a text after spaces, like gettext's programs. */
function wrapped(name: string, text: string, width: number): string {
  if (name.length + text.length + 3 <= width) return `${name} ${quoted(text)}`
  const lines: string[] = ['']
  for (const word of text.split(/(?<= )/)) {
    const line = lines.at(-1) ?? ''
    if (line.length + word.length + 2 > width) lines.push(word)
    else lines[lines.length - 1] = line + word
  }
  return [`${name} ""`, ...lines.map(quoted)].join('\n')
}

function catalog(header: string[], texts: Texts, width: number): string {
  const entries = Object.entries(texts).map(
    ([english, text]) =>
      `#: src/a.tsx\n${wrapped('msgid', english, width)}\n${wrapped('msgstr', text, width)}\n`,
  )
  const head = ['msgid ""', 'msgstr ""', ...header.map((line) => quoted(`${line}\n`))].join('\n')
  return [`${head}\n`, ...entries].join('\n')
}

const CONTENT_TYPE = 'Content-Type: text/plain; charset=utf-8'
const PLURALS = 'Plural-Forms: nplurals=4; plural=(n==1 ? 0 : n==2 ? 1 : n==3 ? 2 : 3);'

/** A catalog as `npm run extract` writes it, and as an editor saves it. */
export const EDITORS = {
  hand: (texts: Texts) => catalog([CONTENT_TYPE, 'X-Generator: @lingui/cli'], texts, Infinity),
  Poedit: (texts: Texts) =>
    catalog(['Last-Translator: Anna', CONTENT_TYPE, PLURALS, 'X-Generator: Poedit 3.5'], texts, 79),
}
