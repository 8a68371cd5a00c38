import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** In milliseconds: how long a visitor may keep a page of an earlier build open. */
const KEEP = 30 * 24 * 60 * 60 * 1000

/** Replaces files one by one, each atomically. `last`: the files that refer to others. */
export async function addFiles(from: string, to: string, last: string[]): Promise<void> {
  const names = await filesOf(from)
  const first = names.filter((name) => !last.includes(name))
  // Compressed files first: the version of a file counts for them too.
  first.sort((a, b) => b.length - a.length)
  for (const name of [...first, ...last]) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await rename(join(from, name), join(to, name))
  }
}

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
