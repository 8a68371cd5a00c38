import { languageName, scriptName } from '../../build/texts/language-name.ts'
import { scriptOfLanguage } from '../../build/texts/script-of-language.ts'
import { quoted, type TextProblem } from '../../build/texts/text-problem.ts'
import { LANGUAGES } from '../../src/isomorphic/languages.ts'
import { garbledTextProblem } from './garbled-text-problem.ts'

const SCRIPTS = [...new Set(Object.values(LANGUAGES).map(({ tag }) => scriptOfLanguage(tag)))].map(
  (code) => ({ code, letter: new RegExp(String.raw`\p{Script=${code}}`, 'gu') }),
)

const ADDRESS = /.@.|\bhttps?:\/\/|\w\.[a-z]{2,}\b/i
const WORD = /\p{L}[\p{L}\p{M}\u00ad'’-]*/gu
/** Names and abbreviations stay in Latin letters in any language. */
const NAME = /^(?=\p{Script=Latin}).*\p{Lu}/u
/** Foreign words that a text may quote. */
const MOST_QUOTED = 2

/**
 * Reports a text that is not in its own language, judged by its letters: at most one problem.
 *
 * @param text plain, a line for each of its paragraphs
 * @param english the same text in English
 * @param mayBeName whether it may be the same in English and in other scripts
 */
export function languageProblem(
  text: string,
  tag: string,
  { english, mayBeName = false }: { english?: string | undefined; mayBeName?: boolean } = {},
): TextProblem | undefined {
  const garbled = garbledTextProblem(text)
  if (garbled) return garbled

  const script = scriptOfLanguage(tag)
  const wanted = `Write it in ${languageName(tag)}.`
  const parts = [
    ...text.split('\n').map((part) => ({ part, most: MOST_QUOTED })),
    { part: text, most: 0 },
  ]
  for (const { part, most } of parts) {
    const words = wordsOf(part).filter((word) => script === 'Latn' || !NAME.test(word))
    const count = (code: string) => words.filter((word) => scriptsIn(word)[0] === code).length
    const [foreign] = SCRIPTS.map(({ code }) => code)
      .filter((code) => code !== script)
      .toSorted((a, b) => count(b) - count(a))
    if (foreign === undefined || count(foreign) <= most) continue
    if (lettersOf(words, script) >= lettersOf(words, foreign)) continue
    const message = `is in ${scriptName(foreign)} letters, and ${languageName(tag)} has ${scriptName(script)} ones: ${quoted(part)}`
    return { message, fix: wanted }
  }
  const isCopied = script !== 'Latn' && !mayBeName && text === english
  if (isCopied && /(?=\p{Script=Latin})\p{Ll}/u.test(wordsOf(text).join()))
    return { message: `is the English text: ${quoted(text)}`, fix: wanted }
  return undefined
}

/** Reports a word with letters of two scripts that look alike, such as a Latin a in a Cyrillic word. */
export function mixedWordProblem(text: string): TextProblem | undefined {
  const mixed = wordsOf(text)
    .flatMap((word) => word.split(/['’-]/))
    .find((word) => scriptsIn(word).length > 1)
  if (mixed === undefined) return undefined
  const [main = '', ...others] = scriptsIn(mixed)
  const letters = SCRIPTS.filter(({ code }) => others.includes(code)).flatMap(
    ({ letter }) => mixed.match(letter) ?? [],
  )
  return {
    message: `has ${letters.map((one) => quoted(one)).join(', ')} of another alphabet in ${quoted(mixed)}`,
    fix: `Write the whole word in ${scriptName(main)} letters: search does not find it so.`,
  }
}

/** The words of a text without its addresses. */
function wordsOf(text: string): string[] {
  const parts = text.split(/\s+/).filter((part) => !ADDRESS.test(part))
  return parts.join(' ').match(WORD) ?? []
}

/** The scripts of a word's letters, the most frequent first. */
function scriptsIn(word: string): string[] {
  return SCRIPTS.map(({ code, letter }) => ({ code, count: word.match(letter)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ code }) => code)
}

function lettersOf(words: string[], script: string): number {
  const { letter } = SCRIPTS.find(({ code }) => code === script) ?? { letter: /$^/g }
  return words.join().match(letter)?.length ?? 0
}
