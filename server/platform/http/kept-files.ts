import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { VERSION_CHARACTERS } from './encoded-body.ts'
import { compressBytes, type Encoding } from './encoding.ts'
import { type FoundFile, MAX_SMALL_FILE_BYTES } from './file-finder.ts'

const MAX_KEPT_BYTES = 32 * 1024 * 1024

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Files by version and encoding, so that a changed file gets a new entry. The least recently used is first.
 */
const kept = new Map<string, Bytes>()
let keptBytes = 0

export function keptFilesBytes(): number {
  return keptBytes
}

/**
 * A small file, which is read, and compressed, once; undefined if it is large. The version is that of these
 * bytes: the file may have been replaced since it was found.
 */
export async function keptFile(
  { path, size, version }: FoundFile,
  encoding?: Encoding,
): Promise<{ bytes: Bytes; version: string } | undefined> {
  if (size > MAX_SMALL_FILE_BYTES) return undefined
  const key = `${version} ${encoding}`
  const known = kept.get(key)
  if (known) return { bytes: keep(key, known), version }

  const read = await readFile(path)
  const readVersion = hash('sha256', read, 'base64url').slice(0, VERSION_CHARACTERS)
  const bytes = encoding ? await compressBytes(read, encoding, 'response') : read
  return { bytes: keep(`${readVersion} ${encoding}`, bytes), version: readVersion }
}

/** Makes it the most recently used, and forgets others if there are too many. */
function keep(key: string, bytes: Bytes): Bytes {
  forget(key)
  kept.set(key, bytes)
  keptBytes += bytes.byteLength
  for (const oldest of kept.keys()) {
    if (keptBytes <= MAX_KEPT_BYTES) break
    forget(oldest)
  }
  return bytes
}

function forget(key: string): void {
  keptBytes -= kept.get(key)?.byteLength ?? 0
  kept.delete(key)
}
