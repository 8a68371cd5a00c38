import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** The system gives connections, and servers that ask for any port, only higher ones. */
const PORTS = [10_000, 32_768] as const

/** A free port, for programs that cannot report which port they took. */
export async function freePort(): Promise<number> {
  const port = randomInt(...PORTS)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  await server[Symbol.asyncDispose]()
  return port
}
