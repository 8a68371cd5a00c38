/** A placeholder, or a choice of forms, which may hold placeholders too. */
const FILLED_IN = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g

/** Matches a catalog's text on a page, whatever stands for its placeholders. */
export function drawnPattern(text: string): string {
  const said = text.replaceAll(/<\/?\d+\/?>/g, '')
  const literal = said
    .split(FILLED_IN)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return `^${literal.join('.+')}$`
}
