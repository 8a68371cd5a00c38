import { type CompiledText, compileText, hasPlurals, placeholderNames } from './compile-text.ts'
import type { PoEntry } from './parse-po.ts'
import { pluralProblems } from './plural-problems.ts'
import type { Problem } from './problem.ts'

/** Lists what is wrong in a translation: its syntax, its placeholders or its forms. */
export function textProblems({ msgid, msgstr }: PoEntry, tag: string): Problem[] {
  if (msgstr.trim() === '') {
    return [{ message: 'has no translation', fix: 'Write it into msgstr.' }]
  }
  const [source, read] = [compileText(msgid), compileText(msgstr)]
  if ('error' in source) {
    return [
      { message: `cannot be read in English: ${source.error}`, fix: 'Correct it in the program.' },
    ]
  }
  if ('error' in read) {
    const fix =
      'Close each brace that is open; forms are written {number, plural, one {# …} other {# …}}.'
    return [{ message: `cannot be read: ${read.error}`, fix }]
  }
  // Each form of a plural may repeat a placeholder.
  const onceEach = hasPlurals(source.parts) || hasPlurals(read.parts)
  const problems = [
    ...placeholderProblems(
      placeholdersIn(msgid, source.parts, onceEach),
      placeholdersIn(msgstr, read.parts, onceEach),
    ),
    ...pluralProblems(read.parts, tag),
  ]
  return problems.length > 0 ? problems : braceProblems(read.parts)
}

function placeholderProblems(wanted: string[], found: string[]): Problem[] {
  const missing = without(wanted, found)
  const unknown = without(found, wanted)
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

/** The members that the first list has more often than the second. */
function without(names: string[], others: string[]): string[] {
  const left = [...others]
  return names.filter((name) => {
    const place = left.indexOf(name)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

function placeholdersIn(text: string, parts: CompiledText, onceEach: boolean): string[] {
  const tags = text.match(/<\/?\d+\/?>/g) ?? []
  const all = [...placeholderNames(parts).map((name) => `{${name}}`), ...tags].toSorted()
  return onceEach ? [...new Set(all)] : all
}

function braceProblems(parts: CompiledText): Problem[] {
  return parts.some((part) => typeof part === 'string' && /[{}]/.test(part))
    ? [{ message: 'shows a brace to visitors', fix: 'Take out the brace that has no partner.' }]
    : []
}
