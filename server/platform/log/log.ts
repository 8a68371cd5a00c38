import { escapeInvisible } from './escape-invisible.ts'

// A full disk or a closed pipe costs lines, but must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

/** The fields of a line, for programs. */
type Fields = Record<string, string | number>

let isJson = false

/** Writes one line. Visitors' text in it cannot start a second line or control a terminal. */
export function log(message: string, fields?: Fields): void {
  write(process.stdout, 'info', message, fields)
}

export function logError(message: string): void {
  write(process.stderr, 'error', message)
}

/** From now on, each line is a JSON object, even a warning of Node itself. */
export function logAsJson(): void {
  isJson = true
  process.removeAllListeners('warning').on('warning', ({ name, message }) => {
    // Node 22 gives this warning for node:sqlite, and nobody can do anything about it.
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
