import { visibleText } from './visible-text.ts'

// A disk that is full or a pipe that nobody reads any more costs lines, and not the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

/**
 * The server's only way to say something: one line, on standard output or, for a fault, on
 * standard error. What visitors send may stand in it, so nothing in it can start a second line,
 * steer a terminal or turn the reading direction.
 */
export function log(line: string, stream: NodeJS.WritableStream = process.stdout): void {
  stream.write(`${visibleText(line)}\n`)
}

/** A fault somebody should look at. */
export function logFault(line: string): void {
  log(line, process.stderr)
}

/**
 * What a caught value says of itself, sometimes by a code alone. `fetch` says 'fetch failed' in a
 * TypeError, and keeps what happened as the cause.
 */
export function reasonOf(fault: unknown): string {
  const reason = fault instanceof TypeError && fault.cause ? fault.cause : fault
  if (!(reason instanceof Error)) return 'unknown'
  return reason.message || ('code' in reason ? String(reason.code) : reason.name)
}
