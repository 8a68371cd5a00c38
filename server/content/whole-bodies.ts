import { isUtf8 } from 'node:buffer'
import { boundedBytes } from '../http/bounded-bytes.ts'
import { BackendFault } from './backend-fault.ts'

const MB = 2 ** 20

/** Decoded bytes. The nine records of a site this size have about 100 kB in all. */
const MOST = { ofOne: 8 * MB, together: 48 * MB }

/** To parse more than this would keep all other visitors waiting. */
const MOST_TO_PARSE = MB / 8

/** Reads the bodies of answers whole, and no more of them at a time than there is room for. */
export class WholeBodies {
  #held = 0

  /** @param use makes something of the JSON, for which room is kept as long */
  async json<T>(answer: Response, use: (json: Buffer<ArrayBuffer>) => Promise<T>): Promise<T> {
    const room = { taken: 0 }
    try {
      const json = await boundedBytes(this.#counted(answer.body, room), MOST.ofOne)
      if (json === 'too long') throw new BackendFault('more than 8 MB')
      const fault = faultOf(json)
      if (fault !== undefined) throw new BackendFault(fault)
      return await use(json)
    } finally {
      this.#held -= room.taken
    }
  }

  async *#counted(body: Response['body'], room: { taken: number }) {
    for await (const part of body ?? []) {
      room.taken += part.length
      this.#held += part.length
      if (this.#held > MOST.together) throw new BackendFault('more than 48 MB in all calls')
      yield part
    }
  }
}

/** What is wrong with a body that should be JSON. A very long one is only looked at from outside. */
function faultOf(bytes: Buffer): string | undefined {
  if (bytes.length === 0) return 'an empty body'
  if (!isUtf8(bytes)) return 'a body that is no UTF-8'
  if (bytes.length > MOST_TO_PARSE) {
    const closed =
      /^\s*\{/.test(bytes.toString('latin1', 0, 100)) &&
      /\}\s*$/.test(bytes.toString('latin1', bytes.length - 100))
    return closed ? undefined : 'a body that is no JSON'
  }
  try {
    // TextDecoder leaves out a byte order mark, which JSON does not allow.
    JSON.parse(new TextDecoder().decode(bytes))
    return undefined
  } catch {
    return 'a body that is no JSON'
  }
}
