import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

export interface FoundFile {
  path: string
  size: number
  /** Changes whenever the file does; fit to stand in an ETag. */
  version: string
}

/** The file that these path segments name in this folder, unless a link leads out of the folder. */
export async function findFile(folder: string, segments: string[]): Promise<FoundFile | undefined> {
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, ...segments))])
    if (!path.startsWith(root + sep)) return undefined

    const found = await stat(path)
    if (!found.isFile()) return undefined
    const version = `${hex(found.size)}-${hex(found.mtimeMs * 1000)}`
    return { path, size: found.size, version }
  } catch (fault) {
    if (isAbsence(fault)) return undefined
    throw fault
  }
}

function hex(count: number): string {
  return Math.round(count).toString(16)
}

function isAbsence(fault: unknown): boolean {
  return (
    fault instanceof Error &&
    'code' in fault &&
    ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(String(fault.code))
  )
}
