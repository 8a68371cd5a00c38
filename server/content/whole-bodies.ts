import { isUtf8 } from 'node:buffer'
import { boundedBytes } from '../http/bounded-bytes.ts'
import { BackendFault } from './backend-fault.ts'

const MB = 2 ** 20

/** In decoded bytes. The nine records of a site this size have about 100 kB in all. */
const MOST = 8 * MB

/** Few long bodies are read at a time, so that many visitors cannot fill the memory. */
const LONG = { from: MB / 8, atOnce: 2 }

/** In bytes: parsing more would block all other visitors. */
const MOST_TO_PARSE = MB / 8

/** Reads answers whole; a long one waits until there is room for it. */
export class WholeBodies {
  #free = LONG.atOnce
  readonly #waiting = new Set<() => void>()

  /** Keeps the room for a long body until `use` is done; `signal` ends the wait for it. */
  async json<T>(
    answer: Response,
    signal: AbortSignal,
    use: (json: Buffer<ArrayBuffer>) => Promise<T>,
  ): Promise<T> {
    const room = { taken: false }
    try {
      const json = await boundedBytes(this.#inTurn(answer.body, signal, room), MOST)
      if (json === 'too long') throw new BackendFault('more than 8 MB')
      const fault = jsonFault(json)
      if (fault !== undefined) throw new BackendFault(fault)
      return await use(json)
    } finally {
      if (room.taken) this.#leave()
    }
  }

  async *#inTurn(body: Response['body'], signal: AbortSignal, room: { taken: boolean }) {
    let length = 0
    for await (const part of body ?? []) {
      length += part.length
      if (length > LONG.from && !room.taken) {
        await this.#enter(signal)
        room.taken = true
      }
      yield part
    }
  }

  async #enter(signal: AbortSignal): Promise<void> {
    while (this.#free === 0) {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      const go = () => {
        resolve(undefined)
      }
      this.#waiting.add(go)
      signal.addEventListener('abort', go, { once: true })
      await promise
      this.#waiting.delete(go)
      signal.removeEventListener('abort', go)
      if (signal.aborted) {
        // This one may have been called just now: pass the call on.
        this.#callNext()
        signal.throwIfAborted()
      }
    }
    this.#free--
  }

  #leave(): void {
    this.#free++
    this.#callNext()
  }

  #callNext(): void {
    const [next] = this.#waiting
    if (this.#free === 0 || !next) return
    this.#waiting.delete(next)
    next()
  }
}

/** Of a very long body only the first and last characters are checked. */
function jsonFault(bytes: Buffer): string | undefined {
  if (bytes.length === 0) return 'an empty body'
  if (!isUtf8(bytes)) return 'a body that is no UTF-8'
  if (bytes.length > MOST_TO_PARSE) {
    const closed =
      /^\s*\{/.test(bytes.toString('latin1', 0, 100)) &&
      /\}\s*$/.test(bytes.toString('latin1', bytes.length - 100))
    return closed ? undefined : 'a body that is no JSON'
  }
  try {
    // TextDecoder drops a byte order mark, which JSON does not allow.
    JSON.parse(new TextDecoder().decode(bytes))
    return undefined
  } catch {
    return 'a body that is no JSON'
  }
}
