import { createHash } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { errorCode } from '../log/error-message.ts'
import { VERSION_CHARACTERS } from './encoded-body.ts'

const ABSENT = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES']

export interface FoundFile {
  path: string
  size: number
  /** A hash of the content, for an ETag: the same on every machine. */
  version: string
}

/** Undefined if the file is missing or unreadable, or a link leads out of the folder. */
export async function findFile(folder: string, segments: string[]): Promise<FoundFile | undefined> {
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
  return hash.digest('base64url').slice(0, VERSION_CHARACTERS)
}
