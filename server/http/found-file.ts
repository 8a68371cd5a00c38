import { createHash } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'

export interface FoundFile {
  path: string
  size: number
  /** Says the content, and is the same on every machine; fit to stand in an ETag. */
  version: string
}

/** The file that these path segments name in this folder, unless a link leads out of the folder. */
export async function findFile(folder: string, segments: string[]): Promise<FoundFile | undefined> {
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, ...segments))])
    if (!path.startsWith(root + sep)) return undefined

    const found = await stat(path)
    if (!found.isFile()) return undefined
    return { path, size: found.size, version: await versionOf(path, found) }
  } catch (fault) {
    if (isAbsence(fault)) return undefined
    throw fault
  }
}

/** The version of each file that was asked for, and the state of the file that it was read in. */
const versions = new Map<string, { state: string; version: Promise<string> }>()

/** Reads a file once for as long as it stays the same. */
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
  return hash.digest('base64url').slice(0, 22)
}

function isAbsence(fault: unknown): boolean {
  return (
    fault instanceof Error &&
    'code' in fault &&
    ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(String(fault.code))
  )
}
