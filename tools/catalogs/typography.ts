import { compileText, wordsIn } from './compiled-text.ts'
import type { Cure } from './finding.ts'
import type { PoEntry } from './po-file.ts'

interface Rule extends Cure {
  /** The language of the rule. Without it, the rule is for all languages. */
  tag?: string
  wrong: RegExp
}

const UNITS = 'km|m|m²|ha|kg|kV|MW|км|м|м²|га|кг|кВ|МВт|կմ|մ|մ²|հա|կգ|կՎ|ՄՎտ'

/** Those rules of docs/translating.md that a program can check. */
const RULES: Rule[] = [
  { wrong: /"/, says: 'has straight quotes', cure: 'Write « and ».' },
  { wrong: /[ \u00a0]{2}/, says: 'has two spaces in a row', cure: 'Leave one.' },
  {
    wrong: /^\s|\s$/,
    says: 'begins or ends with a space',
    cure: 'Take it out.',
  },
  {
    wrong: new RegExp(String.raw`\d (?:${UNITS})(?!\p{L})`, 'u'),
    says: 'has a plain space between a number and its unit',
    cure: 'Put a no-break space (U+00A0) there.',
  },
  {
    wrong: /\d \d{3}(?!\d)/,
    says: 'has a plain space within a number',
    cure: 'Put a no-break space (U+00A0) there.',
  },
  {
    tag: 'ru',
    wrong: /[\p{L}»)] [-–] /u,
    says: 'has a hyphen for a dash',
    cure: 'Write — with a no-break space (U+00A0) before it.',
  },
  {
    tag: 'ru',
    wrong: / —/,
    says: 'has a plain space before the dash',
    cure: 'Put a no-break space (U+00A0) there.',
  },
  { tag: 'ru', wrong: /ё/i, says: 'has ё', cure: 'Write е.' },
  {
    tag: 'ru',
    wrong: /\d ?%/,
    says: 'has no no-break space before %',
    cure: 'Put a no-break space (U+00A0) there.',
  },
  {
    tag: 'ru',
    wrong: /[\p{Ll},;]\s(?:Вы|Вас|Вам|Вами|Ваш\p{L}{0,3})(?!\p{L})/u,
    says: 'has a capital in Вы or Ваш',
    cure: 'Write it small.',
  },
  {
    tag: 'hy',
    wrong: /[\u0561-\u0587»)]:/,
    says: 'has a colon',
    cure: 'Write ։ (U+0589) at the end of a sentence, ՝ before a list.',
  },
  { tag: 'hy', wrong: /\u2024/, says: 'has ․ (U+2024)', cure: 'Write a full stop (U+002E).' },
  {
    tag: 'hy',
    wrong: /[?!]/,
    says: 'has ? or !',
    cure: 'Write ՞ or ՜ after the last vowel of the word that is asked or called.',
  },
  {
    tag: 'hy',
    wrong: /[\d»][\u0561-\u0587]/,
    says: 'has letters right after a digit or a quote',
    cure: 'Put a hyphen before an ending (6-ից), a no-break space before a unit.',
  },
  {
    tag: 'hy',
    wrong: /[\u0561-\u0587,՝]\s(?:Դուք|Ձե[րզ])/u,
    says: 'has a capital in Դուք, Ձեր or Ձեզ',
    cure: 'Write it small.',
  },
  { tag: 'hy', wrong: /\d[ \u00a0]%/, says: 'has a space before %', cure: 'Take it out.' },
]

const LATIN_WORD = /(?<![\p{L}\d@./_-])[a-z]{3,}(?![\p{L}\d@/_-]|\.\p{L})/u

/** Lists the mistakes in the typography of a translation. */
export function typographyFaults({ message, translation }: PoEntry, tag: string): Cure[] {
  const [english, words] = [message, translation].map(plainWords) as [string, string]
  const faults = RULES.filter((rule) => (rule.tag ?? tag) === tag && rule.wrong.test(words))
  return [
    ...faults.map(({ says, cure }) => ({ says, cure })),
    ...(isEnglish(english, words, tag)
      ? [{ says: 'has English in it', cure: 'Translate it.' }]
      : []),
  ]
}

function plainWords(text: string): string {
  const read = compileText(text)
  return ('fault' in read ? text : wordsIn(read.parts)).replaceAll(/<\/?\d+\/?>/g, '')
}

/** Languages in Latin script share words with English. Others may have names in capitals. */
function isEnglish(english: string, words: string, tag: string): boolean {
  const isLatin = new Intl.Locale(tag).maximize().script === 'Latn'
  if (words === english) return (isLatin ? /\p{L} +\p{L}/u : /\p{L}/u).test(words)
  return !isLatin && LATIN_WORD.test(words)
}
