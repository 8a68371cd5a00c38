import { readFile } from 'node:fs/promises'
import { compress, type Encoding } from '../http/encoding.ts'
import type { FoundFile } from '../http/found-file.ts'

/** Compressed pictures, held in memory while their files stay the same and there is room. */
export class CompressedPictures {
  readonly #limit: number
  readonly #held = new Map<string, Uint8Array<ArrayBuffer>>()
  #bytes = 0

  /** @param limit in bytes; the longest unused pictures are dropped first */
  constructor(limit = 32 * 1024 * 1024) {
    this.#limit = limit
  }

  async get(file: FoundFile, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const key = `${file.path} ${file.version} ${encoding}`
    const picture =
      this.#held.get(key) ?? (await compress(await readFile(file.path), encoding, 'quick'))
    this.#keep(key, picture)
    return picture
  }

  #keep(key: string, picture: Uint8Array<ArrayBuffer>): void {
    this.#drop(key)
    this.#held.set(key, picture)
    this.#bytes += picture.byteLength
    for (const oldest of this.#held.keys()) {
      if (this.#bytes <= this.#limit) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#held.get(key)?.byteLength ?? 0
    this.#held.delete(key)
  }
}
