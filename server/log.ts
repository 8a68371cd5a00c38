import { visibleText } from './visible-text.ts'

// A full disk or a closed pipe costs lines, but must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

/** Writes one line. Visitors' text in it cannot start a second line or control a terminal. */
export function log(line: string, stream: NodeJS.WritableStream = process.stdout): void {
  stream.write(`${visibleText(line)}\n`)
}

export function logFault(line: string): void {
  log(line, process.stderr)
}

/** `fetch` throws a TypeError whose cause is the reason; some errors have only a code. */
export function reasonOf(fault: unknown): string {
  const reason = fault instanceof TypeError && fault.cause ? fault.cause : fault
  if (!(reason instanceof Error)) return 'unknown'
  if (reason.name === 'TimeoutError') return 'no answer in time'
  return reason.message || (codeOf(reason) ?? reason.name)
}

export function codeOf(fault: unknown): string | undefined {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : undefined
}
