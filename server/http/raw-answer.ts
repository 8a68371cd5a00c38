import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { codeOf } from '../log.ts'
import { headersOf } from './security-headers.ts'

/** The status for each error code of Node's HTTP parser. Any other error gets a 400. */
const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** How long the client may take to read the answer and to close the connection. */
const LINGER_MS = 1_000

/** Answers bytes that Node could not parse as a request, and hangs up. */
export function refuseRaw(fault: Error, socket: Duplex, overTls: boolean): void {
  const status = STATUS[codeOf(fault) ?? ''] ?? 400
  const headers = Object.entries({
    ...headersOf(overTls),
    Connection: 'close',
    'Content-Length': 0,
  })
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n`)
}
