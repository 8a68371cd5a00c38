import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** How long a visitor may keep a page open that an earlier build has written, in milliseconds. */
const KEEP = 30 * 24 * 60 * 60 * 1000

/**
 * Moves all files of a folder into another on the same disk, where each takes the place of its
 * predecessor at one stroke. What others refer to goes first, what refers to them goes last.
 */
export async function addFiles(from: string, to: string, last: string[]): Promise<void> {
  const names = await filesOf(from)
  const first = names.filter((name) => !last.includes(name))
  // The compressed form of a file goes before it: the file says the version of both.
  first.sort((a, b) => b.length - a.length)
  for (const name of [...first, ...last]) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await rename(join(from, name), join(to, name))
  }
}

/** Deletes what no build of the last 30 days has written. */
export async function dropOldFiles(folder: string): Promise<void> {
  for (const name of await filesOf(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > KEEP) await rm(path)
  }
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
}
