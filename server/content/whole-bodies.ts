import { isUtf8 } from 'node:buffer'
import { EventEmitter, once } from 'node:events'
import { boundedBytes } from '../http/bounded-bytes.ts'
import { parseJson } from '../http/parse-json.ts'
import { BackendFault } from './backend-fault.ts'
import { MB, tooLarge } from './bounded-body.ts'

/** Far more than enough: the nine records of a site of this size have about 100 kB together. */
const MAX_BYTES = 8 * MB

/** Only MAX_LONG bodies longer than this are read at a time. Together they have 16 MB at most. */
const LONG_BYTES = MB / 8
const MAX_LONG = 2

/** Longer bodies are not parsed, because all other visitors would have to wait meanwhile. */
const MAX_BYTES_TO_PARSE = MB / 8

/** Reads whole answers. A long one waits until there is room for it. */
export class WholeBodies {
  #long = 0
  readonly #left = new EventEmitter().setMaxListeners(0)

  /**
   * Reads an answer and gives its JSON to `use`. A long body takes up room until `use` is done.
   * Throws a BackendFault if the body is no JSON or too long. `signal` ends the wait for room.
   */
  async json<T>(
    answer: Response,
    signal: AbortSignal,
    use: (json: Buffer<ArrayBuffer>) => Promise<T>,
  ): Promise<T> {
    const room = { isTaken: false }
    const enter = async () => {
      while (this.#long === MAX_LONG) {
        await once(this.#left, 'left', { signal }).catch(() => undefined)
        signal.throwIfAborted()
      }
      this.#long++
      room.isTaken = true
    }
    async function* inTurn() {
      let bytes = 0
      for await (const part of answer.body ?? []) {
        bytes += part.length
        if (bytes > LONG_BYTES && !room.isTaken) await enter()
        yield part
      }
    }
    try {
      const json = await boundedBytes(inTurn(), MAX_BYTES)
      if (json === 'too long') throw tooLarge(MAX_BYTES)
      const fault = jsonFault(json)
      if (fault !== undefined) throw new BackendFault(fault)
      return await use(json)
    } finally {
      if (room.isTaken) {
        this.#long--
        this.#left.emit('left')
      }
    }
  }
}

/** Checks only the first and the last characters of a very long body. */
function jsonFault(bytes: Buffer): string | undefined {
  if (bytes.length === 0) return 'an empty body'
  if (!isUtf8(bytes)) return 'a body that is no UTF-8'
  if (bytes.length > MAX_BYTES_TO_PARSE) {
    const closed =
      /^\s*\{/.test(bytes.toString('latin1', 0, 100)) &&
      /\}\s*$/.test(bytes.toString('latin1', bytes.length - 100))
    return closed ? undefined : 'a body that is no JSON'
  }
  try {
    parseJson(bytes)
    return undefined
  } catch {
    return 'a body that is no JSON'
  }
}
