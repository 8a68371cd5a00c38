import { createHash } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { errorCode } from '../log/error-message.ts'

/** The largest script has 360 kB before it is compressed. Larger files are videos and large photographs. */
export const MAX_SMALL_FILE_BYTES = 512 * 1024

const ABSENT = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES']

export interface FoundFile {
  path: string
  size: number
  /** A hash of the content, for an ETag: the same on every machine. */
  version: string
}

/**
 * Takes the segments of a path. Undefined if the file is missing or unreadable, or a link leads out of the folder.
 */
export type FileFinder = (segments: string[]) => Promise<FoundFile | undefined>

/**
 * Finds the files of a folder. It looks for a small file again only after a time, because this costs the most
 * in a visit. A large file is streamed, so its size must be up to date.
 */
export function createFileFinder(folder: string, maxAgeMs = 1000): FileFinder {
  let found = new Map<string, FoundFile>()
  let since = 0
  return async (segments) => {
    if (performance.now() - since >= maxAgeMs) {
      found = new Map()
      since = performance.now()
    }
    const path = segments.join('/')
    const known = found.get(path)
    if (known) return known

    const file = await findFile(folder, segments)
    if (file && file.size <= MAX_SMALL_FILE_BYTES) found.set(path, file)
    return file
  }
}

async function findFile(folder: string, segments: string[]): Promise<FoundFile | undefined> {
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, ...segments))])
    if (!path.startsWith(root + sep)) return undefined

    const stats = await stat(path)
    if (!stats.isFile()) return undefined
    return { path, size: stats.size, version: await versionOf(path, stats) }
  } catch (error) {
    if (ABSENT.includes(errorCode(error) ?? '')) return undefined
    throw error
  }
}

const versions = new Map<string, { state: string; version: Promise<string> }>()

/** Reads a file again only if its size, time or inode has changed. */
function versionOf(path: string, { size, mtimeMs, ino }: Stats): Promise<string> {
  const state = [size, mtimeMs, ino].join()
  const known = versions.get(path)
  if (known?.state === state) return known.version

  const version = readVersion(path)
  versions.set(path, { state, version })
  version.catch(() => versions.delete(path))
  return version
}

async function readVersion(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('base64url')
}
