/** `message` continues a sentence that begins with the place. `fix` is a sentence: what to do. */
export interface TextProblem {
  message: string
  fix: string
}

/** A piece of a text in quotes, short enough for a line. */
export function quoted(text: string, most = 60): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' '))
  return `"${characters.slice(0, most).join('').trim()}${characters.length > most ? '…' : ''}"`
}
