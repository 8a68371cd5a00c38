import { escapeInvisible } from './escape-invisible.ts'

// A full disk or a closed pipe costs lines, but must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

/** What a line says, for programs. */
type Fields = Record<string, string | number>

let isJson = false

/** Writes one line. Visitors' text in it cannot start a second line or control a terminal. */
export function log(message: string, fields?: Fields): void {
  write(process.stdout, 'info', message, fields)
}

export function logError(message: string): void {
  write(process.stderr, 'error', message)
}

/** From now on, each line is a JSON object, also those that Node itself would write. */
export function logAsJson(): void {
  isJson = true
  process.removeAllListeners('warning').on('warning', ({ name, message }) => {
    // Node 22 says so of node:sqlite, which nobody can change.
    if (name !== 'ExperimentalWarning') logError(`${name}: ${message}`)
  })
  process.on('uncaughtException', (error) => {
    logError(error.stack ?? String(error))
    process.exit(1)
  })
}

function write(stream: NodeJS.WritableStream, level: string, text: string, fields?: Fields): void {
  const message = escapeInvisible(text)
  const entry = { time: new Date().toISOString(), level, message, ...fields }
  stream.write(`${isJson ? JSON.stringify(entry) : message}\n`)
}
