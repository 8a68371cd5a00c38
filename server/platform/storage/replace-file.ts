import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Names of files that are being written end with this. */
const UNFINISHED = '.next'

/** Writing a file takes seconds. After this time, its program must have been killed. */
const LEFTOVER_MS = 60_000

/**
 * Replaces a file as a whole: after a crash it is the new one or the old one, and two programs may write it
 * at once. If it cannot be written, it stays as it is.
 */
export async function replaceFile(
  path: string,
  content: string | Uint8Array,
  mode = 0o666,
): Promise<void> {
  await removeLeftovers(path)
  // Programs in two containers can have the same process id.
  const next = `${path}.${randomUUID()}${UNFINISHED}`
  try {
    await writeFile(next, content, { mode, flush: true })
    await rename(next, path)
  } catch (error) {
    await rm(next, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Removes the files that killed programs have left beside the file. One that cannot be removed stays. */
export async function removeLeftovers(path: string): Promise<void> {
  const folder = dirname(path)
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith(UNFINISHED)) continue
    const leftover = join(folder, name)
    const { mtimeMs = Date.now() } = (await stat(leftover).catch(() => undefined)) ?? {}
    if (Date.now() - mtimeMs > LEFTOVER_MS) await rm(leftover).catch(() => undefined)
  }
}
