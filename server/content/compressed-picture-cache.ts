import { readFile } from 'node:fs/promises'
import { compress, type Encoding } from '../http/encoding.ts'
import type { FoundFile } from '../http/find-file.ts'

/** Compressed pictures, in memory until their files change or there is no more room. */
export class CompressedPictureCache {
  readonly #maxBytes: number
  /** In the order of their last use, the oldest first. */
  readonly #cached = new Map<string, Uint8Array<ArrayBuffer>>()

  constructor(maxBytes = 32 * 2 ** 20) {
    this.#maxBytes = maxBytes
  }

  async get(file: FoundFile, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const key = `${file.path} ${file.version} ${encoding}`
    const picture =
      this.#cached.get(key) ?? (await compress(await readFile(file.path), encoding, 'quick'))
    this.#cached.delete(key)
    this.#cached.set(key, picture)
    let bytes = this.#cached.values().reduce((sum, { byteLength }) => sum + byteLength, 0)
    for (const [oldest, { byteLength }] of this.#cached) {
      if (bytes <= this.#maxBytes) break
      this.#cached.delete(oldest)
      bytes -= byteLength
    }
    return picture
  }
}
