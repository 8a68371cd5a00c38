/** A placeholder, or forms to choose from, which may hold placeholders of their own. */
const FILLED_IN = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g

/** A pattern for a text of a catalog as a page shows it, with whatever its placeholders stand for. */
export function drawnPattern(text: string): string {
  const said = text.replaceAll(/<\/?\d+\/?>/g, '')
  const literal = said
    .split(FILLED_IN)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return `^${literal.join('.+')}$`
}
