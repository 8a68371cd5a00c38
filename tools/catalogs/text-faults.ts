import { type CompiledText, compileText, hasForms, namesIn } from './compiled-text.ts'
import type { Cure } from './finding.ts'
import { formFaults } from './form-faults.ts'
import type { PoEntry } from './po-file.ts'

/** Lists what is wrong in a translation: its syntax, its placeholders or its forms. */
export function textFaults({ message, translation }: PoEntry, tag: string): Cure[] {
  if (translation.trim() === '') {
    return [{ says: 'has no translation', cure: 'Write it into msgstr.' }]
  }
  const [source, read] = [compileText(message), compileText(translation)]
  if ('fault' in source) {
    return [
      { says: `cannot be read in English: ${source.fault}`, cure: 'Correct it in the program.' },
    ]
  }
  if ('fault' in read) {
    const cure =
      'Close each brace that is open; forms are written {number, plural, one {# …} other {# …}}.'
    return [{ says: `cannot be read: ${read.fault}`, cure }]
  }
  // Each form of a plural may repeat a placeholder.
  const onceEach = hasForms(source.parts) || hasForms(read.parts)
  const faults = [
    ...placeholderFaults(
      placeholdersIn(message, source.parts, onceEach),
      placeholdersIn(translation, read.parts, onceEach),
    ),
    ...formFaults(read.parts, tag),
  ]
  return faults.length > 0 ? faults : braceFaults(read.parts)
}

function placeholderFaults(wanted: string[], found: string[]): Cure[] {
  const lost = without(wanted, found)
  const strange = without(found, wanted)
  if (lost.length === 0 && strange.length === 0) return []
  const says = [
    ...lost.map((name) => `lacks ${name}`),
    ...strange.map((name) =>
      wanted.includes(name)
        ? `has ${name} more often than the English`
        : `has ${name}, which the English has not`,
    ),
  ].join(' and ')
  const putIn = `Put in ${lost.join(', ')}, letter by letter`
  const takeOut = `take out ${strange.join(', ')}`
  if (strange.length === 0) return [{ says, cure: `${putIn}.` }]
  return [{ says, cure: lost.length === 0 ? `T${takeOut.slice(1)}.` : `${putIn}, and ${takeOut}.` }]
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
  const all = [...namesIn(parts).map((name) => `{${name}}`), ...tags].toSorted()
  return onceEach ? [...new Set(all)] : all
}

function braceFaults(parts: CompiledText): Cure[] {
  return parts.some((part) => typeof part === 'string' && /[{}]/.test(part))
    ? [{ says: 'shows a brace to visitors', cure: 'Take out the brace that has no partner.' }]
    : []
}
