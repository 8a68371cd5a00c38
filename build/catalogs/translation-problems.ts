import { languageName } from '../texts/language-name.ts'
import { onlyInFirst } from '../texts/only-in-first.ts'
import { quoted, type TextProblem } from '../texts/text-problem.ts'
import { type CompiledText, compileText, hasPlurals, placeholderNames } from './compile-text.ts'
import type { PoEntry } from './parse-po.ts'
import { pluralCategories, pluralProblems } from './plural-problems.ts'

/** Lists what is wrong in a translation: its syntax, its placeholders, its tags or its forms. */
export function translationProblems({ msgid, msgstr }: PoEntry, tag: string): TextProblem[] {
  if (msgstr.trim() === '') {
    return [{ message: 'has no translation', fix: 'Write it into msgstr.' }]
  }
  const [source, read] = [compileText(msgid), compileText(msgstr)]
  if ('error' in source) {
    return [
      { message: `cannot be read in English: ${source.error}`, fix: 'Correct it in the program.' },
    ]
  }
  if ('error' in read) return [syntaxProblem(msgstr, read.error, tag)]
  const showsBrace = read.parts.some((part) => typeof part === 'string' && /[{}]/.test(part))
  const wrapped = showsBrace ? wrappedName(msgstr) : undefined
  if (wrapped) return [wrapped]
  const hasForms = hasPlurals(source.parts) || hasPlurals(read.parts)
  const problems = [
    ...placeholderProblems(
      [...new Set(placeholdersIn(source.parts)), ...tagsIn(msgid, hasForms)],
      [...new Set(placeholdersIn(read.parts)), ...tagsIn(msgstr, hasForms)],
    ),
    ...pluralProblems(read.parts, tag),
  ]
  return problems.length > 0
    ? problems
    : [...(showsBrace ? [visibleBrace(msgstr)] : []), ...tagProblems(msgid, msgstr)]
}

/** Reports placeholders that one of the two texts has more often. The site can show them. */
export function repeatedPlaceholders({ msgid, msgstr }: PoEntry): TextProblem[] {
  const [source, read] = [compileText(msgid), compileText(msgstr)]
  if ('error' in source || 'error' in read) return []
  // Each form of a plural may repeat a placeholder.
  if (hasPlurals(source.parts) || hasPlurals(read.parts)) return []
  return placeholderProblems(placeholdersIn(source.parts), placeholdersIn(read.parts))
}

function syntaxProblem(text: string, error: string, tag: string): TextProblem {
  const forms = pluralCategories(tag)
  const name = /plural case (\S+) is not valid/.exec(error)?.[1]
  if (name !== undefined) {
    const fix = `The names of forms are English: ${languageName(tag)} has ${forms.join(', ')}.`
    return { message: `has the form "${name}", which does not exist`, fix }
  }
  const example = `forms are written {number, plural, ${forms.map((form) => `${form} {# …}`).join(' ')}}`
  if (error.startsWith('Unexpected message end')) {
    const open = (text.match(/\{/g) ?? []).length - (text.match(/\}/g) ?? []).length
    const fix = `Close it with }${/,\s*(?:plural|select)/.test(text) ? `; ${example}` : ''}.`
    return {
      message: `has ${open > 1 ? `${open} braces that are` : 'a brace that is'} not closed: ${quoted(text)}`,
      fix,
    }
  }
  const column = Number(/col (\d+)/.exec(error)?.[1] ?? 1)
  const message = `cannot be read from here on: ${quoted(text.slice(column - 1))}`
  return { message, fix: `Write it as in the English; ${example}.` }
}

function placeholderProblems(wanted: string[], found: string[]): TextProblem[] {
  const missing = onlyInFirst(wanted, found)
  const unknown = onlyInFirst(found, wanted)
  if (missing.length === 0 && unknown.length === 0) return []
  const message = [
    ...missing.map((name) => `lacks ${name}`),
    ...unknown.map((name) =>
      wanted.includes(name)
        ? `has ${name} more often than the English`
        : `has ${name}, which the English has not`,
    ),
  ].join(' and ')
  const putIn = `Put in ${missing.join(', ')}, letter by letter`
  const takeOut = `take out ${unknown.join(', ')}`
  if (unknown.length === 0) return [{ message, fix: `${putIn}.` }]
  return [
    { message, fix: missing.length === 0 ? `T${takeOut.slice(1)}.` : `${putIn}, and ${takeOut}.` },
  ]
}

function placeholdersIn(parts: CompiledText): string[] {
  return placeholderNames(parts).map((name) => `{${name}}`)
}

/** Each form of a plural may repeat a tag. */
function tagsIn(text: string, onceEach: boolean): string[] {
  const tags = (text.match(TAG) ?? []).toSorted()
  return onceEach ? [...new Set(tags)] : tags
}

const TAG = /<\/?\d+\/?>/g
/** Tags that are not Lingui's, such as `<b>`. Visitors see them as they are. */
const VISIBLE_TAG = /<\/?[a-z][^<>]*>/gi

function tagProblems(english: string, text: string): TextProblem[] {
  const visible = (text.match(VISIBLE_TAG) ?? []).filter((tag) => !english.includes(tag))
  if (visible.length > 0) {
    const tags = [...new Set(visible)].join(', ')
    return [{ message: `shows ${tags} to visitors`, fix: `Take out ${tags}: a text has no HTML.` }]
  }
  const open: string[] = []
  for (const tag of text.match(TAG)?.filter((match) => !match.endsWith('/>')) ?? []) {
    if (!tag.startsWith('</')) open.push(tag)
    else if (open.pop() !== tag.replace('/', '')) {
      const fix = 'Put <0> before the words that it is about, and </0> after them.'
      return [
        {
          message: `closes ${tag} where it is not open`,
          fix: fix.replaceAll('0', tag.slice(2, -1)),
        },
      ]
    }
  }
  return []
}

/** Reports a name in braces that the site does not fill in, or only between two more braces. */
function wrappedName(text: string): TextProblem | undefined {
  const [, twice] = /\{\{\s*(\w+)\s*\}\}/.exec(text) ?? []
  if (twice !== undefined) {
    return { message: `has two pairs of braces: {{${twice}}}`, fix: `Write {${twice}}.` }
  }
  const [inQuotes] = /'\{[^']*\}'/.exec(text) ?? []
  if (inQuotes === undefined) return undefined
  const fix = `Take the apostrophes out: ${inQuotes.slice(1, -1)} would stay as it is.`
  return { message: `has apostrophes around a name: ${inQuotes}`, fix }
}

function visibleBrace(text: string): TextProblem {
  const fix = 'Take out the brace that has no partner, or write the name into an empty pair.'
  return { message: `shows a brace to visitors: ${quoted(text)}`, fix }
}
