import { createCompiledCatalog } from '@lingui/cli/api'

/** A text as the build reads it: a list of strings and of placeholders, `[name, kind, forms]`. */
export type CompiledText = unknown[]

export function compileText(text: string): { parts: CompiledText } | { error: string } {
  const { source, errors } = createCompiledCatalog('en', { text }, { namespace: 'json' })
  const [wrong] = errors
  if (wrong) return { error: wrong.error.message.replace(/:\n.*/s, '').trim() }
  const { messages } = JSON.parse(source) as { messages: { text: CompiledText } }
  return { parts: messages.text }
}

/** The names of all placeholders, at any depth. */
export function placeholderNames(parts: CompiledText): string[] {
  return parts.flatMap((part) =>
    isPlaceholder(part) ? [part[0], ...formsOf(part).flatMap(placeholderNames)] : [],
  )
}

/** The visible words of a text. */
export function visibleText(text: string): string {
  if (text.trim() === '') return ''
  const read = compileText(text)
  return ('error' in read ? text : visibleTextOf(read.parts)).replaceAll(/<\/?\d+\/?>/g, '')
}

/** The visible words of all forms, with 0 for each placeholder. */
function visibleTextOf(parts: CompiledText): string {
  return parts
    .map((part) => {
      if (!isPlaceholder(part)) return part === '#' ? '0' : part
      const forms = formsOf(part)
      return forms.length === 0 ? '0' : forms.map(visibleTextOf).join('; ')
    })
    .join('')
}

export function hasPlurals(parts: CompiledText): boolean {
  return parts.some((part) => isPlaceholder(part) && part.length > 2)
}

export function isPlaceholder(part: unknown): part is [string, string?, unknown?] {
  return Array.isArray(part)
}

function formsOf([, , forms]: [string, string?, unknown?]): CompiledText[] {
  return typeof forms === 'object' && forms ? Object.values(forms).filter(Array.isArray) : []
}
