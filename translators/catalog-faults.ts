import { readFile } from 'node:fs/promises'
import { createCompiledCatalog } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'

/**
 * What is wrong with the texts of a catalog, a line each, with its place: missing, unclosed, or with
 * other placeholders than its source.
 */
export async function catalogFaults(file: string, locale: string): Promise<string[]> {
  const po = await readFile(file, 'utf8')
  const context = { locale, sourceLocale: 'en', filename: file }
  const entries = Object.entries(await formatter({ lineNumbers: false }).parse(po, context))
  return entries.flatMap(([id, { message = id, translation = '' }]) => {
    const fault = faultOf(message, translation)
    return fault === undefined
      ? []
      : [`${file}:${lineOf(po, message)} (${id}) "${message}": ${fault}`]
  })
}

function faultOf(message: string, translation: string): string | undefined {
  if (translation.trim() === '') return 'has no translation'
  const read = compile(translation)
  if ('fault' in read) return `"${translation}" cannot be read: ${read.fault}`
  const source = compile(message)
  if ('fault' in source) return `the English cannot be read: ${source.fault}`

  // Each form of a plural may hold a placeholder once more.
  const inForms = source.hasForms || read.hasForms
  const [wanted, found] = [source, read].map(({ placeholders }) =>
    inForms ? [...new Set(placeholders)] : placeholders,
  ) as [string[], string[]]
  const lost = without(wanted, found)
  const strange = without(found, wanted)
  const said = [
    ...lost.map((name) => `lacks ${name}`),
    ...strange.map((name) =>
      wanted.includes(name)
        ? `has ${name} more often than the English`
        : `has ${name}, which the English has not`,
    ),
  ]
  return said.length === 0 ? undefined : `"${translation}" ${said.join(' and ')}`
}

/** What the first list holds more often than the second. */
function without(names: string[], others: string[]): string[] {
  const left = [...others]
  return names.filter((name) => {
    const place = left.indexOf(name)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/** As the site's own build reads it. */
function compile(text: string): { placeholders: string[]; hasForms: boolean } | { fault: string } {
  const { source, errors } = createCompiledCatalog('en', { text }, { namespace: 'json' })
  const [wrong] = errors
  if (wrong) return { fault: wrong.error.message.replace(/:\n.*/s, '').trim() }
  const { messages } = JSON.parse(source) as { messages: { text: unknown } }
  const tags = text.match(/<\/?\d+\/?>/g) ?? []
  const parts = Array.isArray(messages.text) ? (messages.text as unknown[]) : []
  return {
    placeholders: [...namesIn(parts), ...tags].toSorted(),
    hasForms: parts.some((part) => Array.isArray(part) && part.length > 2),
  }
}

/** A compiled text is a list of texts and of placeholders: `[name, kind, forms]`. */
function namesIn(compiled: unknown): string[] {
  if (!Array.isArray(compiled)) return []
  return compiled.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return []
    const [name, , forms] = part as [string, string?, Record<string, unknown>?]
    return [`{${name}}`, ...Object.values(forms ?? {}).flatMap(namesIn)]
  })
}

function lineOf(po: string, message: string): number {
  const start = `msgid ${JSON.stringify(message).slice(0, -1)}`
  const lines = po.split('\n')
  const whole = lines.indexOf(`${start}"`)
  return 1 + (whole >= 0 ? whole : lines.findIndex((line) => line.startsWith(start)))
}
