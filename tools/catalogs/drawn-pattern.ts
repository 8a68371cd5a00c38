/** A placeholder, or a choice of forms, which may contain placeholders itself. */
const FILLED_IN = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g

/** A pattern that finds a catalog's text on a page, with anything in place of its placeholders. */
export function drawnPattern(text: string): string {
  const said = text.replaceAll(/<\/?\d+\/?>/g, '')
  const literal = said
    .split(FILLED_IN)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return `^${literal.join('.+')}$`
}
