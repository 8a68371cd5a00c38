import { visibleText } from '../../build/catalogs/compile-text.ts'
import type { PoEntry } from '../../build/catalogs/parse-po.ts'
import { scriptOfLanguage } from '../../build/texts/script-of-language.ts'
import { quoted, type TextProblem } from '../../build/texts/text-problem.ts'
import { plainSpaceProblem } from '../texts/space-problems.ts'

interface Rule extends TextProblem {
  /** The language of the rule. Without it, the rule is for all languages. */
  tag?: string
  wrong: RegExp
}

const PUT_NO_BREAK = 'Put a no-break space (U+00A0) there.'

/** The rules of docs/translating.md that a program can check. */
const RULES: Rule[] = [
  { wrong: /"/, message: 'has straight quotes', fix: 'Write « and ».' },
  { wrong: /[ \u00a0]{2}/, message: 'has two spaces in a row', fix: 'Leave one.' },
  { wrong: /^\s|\s$/, message: 'begins or ends with a space', fix: 'Take it out.' },
  {
    tag: 'ru',
    wrong: /[\p{L}»)] [-–] /u,
    message: 'has a hyphen for a dash',
    fix: 'Write — with a no-break space (U+00A0) before it.',
  },
  { tag: 'ru', wrong: / —/, message: 'has a plain space before the dash', fix: PUT_NO_BREAK },
  { tag: 'ru', wrong: /ё/i, message: 'has ё', fix: 'Write е.' },
  { tag: 'ru', wrong: /\d%/, message: 'has no no-break space before %', fix: PUT_NO_BREAK },
  {
    tag: 'ru',
    wrong: /[\p{Ll},;]\s(?:Вы|Вас|Вам|Вами|Ваш\p{L}{0,3})(?!\p{L})/u,
    message: 'has a capital in Вы or Ваш',
    fix: 'Write it small.',
  },
  {
    tag: 'hy',
    wrong: /[\u0561-\u0587»)]:/,
    message: 'has a colon',
    fix: 'Write ։ (U+0589) at the end of a sentence, ՝ before a list.',
  },
  { tag: 'hy', wrong: /\u2024/, message: 'has ․ (U+2024)', fix: 'Write a full stop (U+002E).' },
  {
    tag: 'hy',
    wrong: /[?!]/,
    message: 'has ? or !',
    fix: 'Write ՞ or ՜ after the last vowel of the word that is asked or called.',
  },
  {
    tag: 'hy',
    wrong: /[\d»][\u0561-\u0587]/,
    message: 'has letters right after a digit or a quote',
    fix: 'Put a hyphen before an ending (6-ից), a no-break space before a unit.',
  },
  {
    tag: 'hy',
    wrong: /[\u0561-\u0587,՝]\s(?:Դուք|Ձե[րզ])/u,
    message: 'has a capital in Դուք, Ձեր or Ձեզ',
    fix: 'Write it small.',
  },
  { tag: 'hy', wrong: /\d[ \u00a0]%/, message: 'has a space before %', fix: 'Take it out.' },
]

const LATIN_WORD = /(?<![\p{L}\d@./_-])[A-Za-z][a-z]{2,}(?![\p{L}\d@/_-]|\.\p{L}|:\/\/)/gu

/** Lists the mistakes in the typography of a translation. */
export function typographyProblems({ msgid, msgstr }: PoEntry, tag: string): TextProblem[] {
  const text = visibleText(msgstr)
  const left = englishIn(text, visibleText(msgid), tag)
  return [
    ...RULES.filter((rule) => (rule.tag ?? tag) === tag && rule.wrong.test(text)),
    ...[plainSpaceProblem(msgstr, tag) ?? []].flat(),
    ...(left === undefined
      ? []
      : [{ message: `has English in it: ${quoted(left)}`, fix: 'Translate it.' }]),
  ].map(({ message, fix }) => ({ message, fix }))
}

/** Languages in Latin script share text with English. Others may have names in capitals. */
function englishIn(text: string, english: string, tag: string): string | undefined {
  const isLatin = scriptOfLanguage(tag) === 'Latn'
  if (text === english) return (isLatin ? /\p{L} +\p{L}/u : /\p{L}/u).test(text) ? text : undefined
  if (isLatin) return undefined
  // In a name, the next word has a capital, too.
  const first = /^\P{L}*([A-Z][a-z]{2,})(?! \p{Lu})/u.exec(english)?.[1]
  return text.match(LATIN_WORD)?.find((word) => /^[a-z]/.test(word) || word === first)
}
