import { visibleText } from '../../build/catalogs/compile-text.ts'
import type { PoEntry } from '../../build/catalogs/parse-po.ts'
import type { TextProblem } from '../../build/texts/text-problem.ts'
import { escapeInvisible } from '../../server/platform/log/escape-invisible.ts'

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i
/** A soft hyphen is for long words, and a joiner belongs to some scripts. */
const INVISIBLE = /(?![\u00ad\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/u
const LIMIT = /at most (\d+) characters/

/** Reports mistakes that a visitor sees, but not a reader of the catalog. */
export function hiddenProblems({ msgid, msgstr, comments }: PoEntry): TextProblem[] {
  const text = visibleText(msgstr)
  const [entity] = ENTITY.exec(text) ?? []
  const [invisible] = INVISIBLE.exec(text) ?? []
  const most = Number(LIMIT.exec(comments.join(' '))?.[1] ?? Infinity)
  const length = Array.from(text).length
  return [
    ...(entity !== undefined && !msgid.includes(entity)
      ? [{ message: `shows ${entity} to visitors`, fix: 'Write the character itself.' }]
      : []),
    ...(invisible !== undefined && !msgid.includes(invisible)
      ? [
          {
            message: `has an invisible character, ${escapeInvisible(invisible)}`,
            fix: 'Take it out.',
          },
        ]
      : []),
    ...(length > most
      ? [{ message: `has ${length} characters, and its place shows ${most}`, fix: 'Shorten it.' }]
      : []),
  ]
}

/** The marks that end a sentence in English, and those that may replace them in other languages. */
const ENDS: { english: RegExp; others: RegExp; hy: RegExp; name: string }[] = [
  { name: '.', english: /[^.]\.$/, others: /[.։]$/, hy: /[.։]$/ },
  { name: '…', english: /(?:…|\.{3})$/, others: /(?:…|\.{3})$/, hy: /(?:…|\.{3}|․{3})$/ },
  { name: ':', english: /:$/, others: /:$/, hy: /[:՝.]$/ },
  { name: '?', english: /\?$/, others: /\?$/, hy: /՞/ },
  { name: '!', english: /!$/, others: /!$/, hy: /[։՜]/ },
]

/** Reports a mark at the end of the English that the translation lacks. */
export function lostEndProblems({ msgid, msgstr }: PoEntry, tag: string): TextProblem[] {
  const english = visibleText(msgid).trim()
  const text = visibleText(msgstr).trim()
  return ENDS.filter(
    (end) => end.english.test(english) && !end[tag === 'hy' ? 'hy' : 'others'].test(text),
  ).map(({ name }) => ({
    message: `lacks what stands for the "${name}" at the end of the English`,
    fix: 'Put it in, or see to it that none is needed.',
  }))
}
