import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** In milliseconds: how long a visitor may keep a page open after the build that replaced its files. */
const KEEP = 30 * 24 * 60 * 60 * 1000

/**
 * Replaces files one by one, each atomically. `last`: the files that refer to others. Resolves to the
 * names of all.
 */
export async function addFiles(from: string, to: string, last: string[]): Promise<string[]> {
  const names = await filesOf(from)
  const first = names.filter((name) => !last.includes(name))
  // Compressed files first: the version of a file counts for them too.
  first.sort((a, b) => b.length - a.length)
  for (const name of [...first, ...last]) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await rename(join(from, name), join(to, name))
  }
  return names
}

/**
 * Deletes what was replaced long ago. `before`: the files of the build before, which were in use until
 * now, whenever they were made; where none are named, all may have been.
 */
export async function dropOldFiles(folder: string, before: string[] | undefined): Promise<void> {
  const now = new Date()
  for (const name of await filesOf(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (!before || before.includes(name)) await utimes(path, now, now)
    else if (now.getTime() - mtimeMs > KEEP) await rm(path)
  }
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
}
