import { escapeInvisible } from './escape-text.ts'

// A full disk or a closed pipe costs lines, but must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

/** Writes one line. Visitors' text in it cannot start a second line or control a terminal. */
export function log(line: string, stream: NodeJS.WritableStream = process.stdout): void {
  stream.write(`${escapeInvisible(line)}\n`)
}

export function logError(line: string): void {
  log(line, process.stderr)
}

/** `fetch` throws a TypeError whose cause is the reason; some errors have only a code. */
export function errorMessage(error: unknown): string {
  const reason = error instanceof TypeError && error.cause ? error.cause : error
  if (!(reason instanceof Error)) return 'unknown'
  if (reason.name === 'TimeoutError') return 'no response in time'
  return reason.message || (errorCode(reason) ?? reason.name)
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
