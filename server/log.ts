import { visibleText } from './visible-text.ts'

// A full disk or a closed pipe costs lines, but must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

/** Writes one line. What visitors typed cannot start a second one or steer a terminal. */
export function log(line: string, stream: NodeJS.WritableStream = process.stdout): void {
  stream.write(`${visibleText(line)}\n`)
}

export function logFault(line: string): void {
  log(line, process.stderr)
}

/** `fetch` throws a TypeError that holds the reason as its cause; some errors have only a code. */
export function reasonOf(fault: unknown): string {
  const reason = fault instanceof TypeError && fault.cause ? fault.cause : fault
  if (!(reason instanceof Error)) return 'unknown'
  return reason.message || ('code' in reason ? String(reason.code) : reason.name)
}
