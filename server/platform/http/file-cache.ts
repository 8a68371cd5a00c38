import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { compressBytes, type Encoding } from './encoding.ts'
import { type FoundFile, MAX_SMALL_FILE_BYTES } from './file-finder.ts'

const MAX_CACHED_BYTES = 32 * 1024 * 1024

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Files by version and encoding, so that a changed file gets a new entry. The least recently used is first.
 */
const cache = new Map<string, Bytes>()
let cachedBytes = 0

export function fileCacheBytes(): number {
  return cachedBytes
}

/**
 * A small file, which is read, and compressed, once; undefined if it is large. The version is that of these
 * bytes: the file may have been replaced since it was found.
 */
export async function cachedFile(
  { path, size, version }: FoundFile,
  encoding?: Encoding,
): Promise<{ bytes: Bytes; version: string } | undefined> {
  if (size > MAX_SMALL_FILE_BYTES) return undefined
  const key = `${version} ${encoding}`
  const known = cache.get(key)
  if (known) return { bytes: hold(key, known), version }

  const read = await readFile(path)
  const readVersion = hash('sha256', read, 'base64url')
  const bytes = encoding ? await compressBytes(read, encoding, 'response') : read
  return { bytes: hold(`${readVersion} ${encoding}`, bytes), version: readVersion }
}

/** Makes it the most recently used, and forgets others if there are too many. */
function hold(key: string, bytes: Bytes): Bytes {
  forget(key)
  cache.set(key, bytes)
  cachedBytes += bytes.byteLength
  for (const oldest of cache.keys()) {
    if (cachedBytes <= MAX_CACHED_BYTES) break
    forget(oldest)
  }
  return bytes
}

function forget(key: string): void {
  cachedBytes -= cache.get(key)?.byteLength ?? 0
  cache.delete(key)
}
