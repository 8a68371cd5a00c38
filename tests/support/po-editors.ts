/** English texts with their translations. */
export type Texts = Record<string, string>

type Writer = (texts: Texts, tag: string) => string

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
    ([english, said]) =>
      `#: src/a.tsx\n${wrapped('msgid', english, width)}\n${wrapped('msgstr', said, width)}\n`,
  )
  const head = ['msgid ""', 'msgstr ""', ...header.map((line) => quoted(`${line}\n`))].join('\n')
  return [`${head}\n`, ...entries].join('\n')
}

const OWN = [
  'POT-Creation-Date: 2026-11-21 08:10+0000',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: 8bit',
]

/** A catalog as `npm run extract` writes it, and as two editors save it. */
export const EDITORS: Record<'hand' | 'Poedit' | 'Weblate', Writer> = {
  hand: (texts, tag) =>
    catalog([...OWN, 'X-Generator: @lingui/cli', `Language: ${tag}`], texts, Infinity),
  Poedit: (texts, tag) =>
    catalog(
      [
        'Project-Id-Version: ',
        'PO-Revision-Date: 2026-11-22 10:00+0400',
        'Last-Translator: Anna',
        `Language: ${tag}`,
        ...OWN,
        'Plural-Forms: nplurals=4; plural=(n==1 ? 0 : n==2 ? 1 : n==3 ? 2 : 3);',
        'X-Generator: Poedit 3.5',
      ],
      texts,
      79,
    ),
  Weblate: (texts, tag) =>
    catalog(
      [
        'Report-Msgid-Bugs-To: ',
        ...OWN,
        'PO-Revision-Date: 2026-11-22 06:00+0000',
        'Last-Translator: Anna <anna@example.am>',
        `Language-Team: Russian <https://weblate.example/projects/fez/${tag}/>`,
        `Language: ${tag}`,
        'X-Generator: Weblate 5.14',
      ],
      texts,
      77,
    ),
}
