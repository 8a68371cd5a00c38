import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Replaced files stay for this time, for visitors who still have an old page open. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Moves the files of a build into a folder. Those of earlier builds stay there for a while.
 *
 * @param last the file that refers to others
 * @param list the file that keeps the names for the next build
 */
export async function publishBuild(
  from: string,
  to: string,
  last: string,
  list: string,
): Promise<void> {
  const before = await readList(list)
  await writeFile(list, JSON.stringify(await publishFiles(from, to, last)))
  await deleteOldFiles(to, before)
}

/** Resolves to undefined without a list, or if a build was killed while it wrote the list. */
async function readList(file: string): Promise<string[] | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as string[]
  } catch {
    return undefined
  }
}

/**
 * Moves the files of a build into a folder, each in a single step. Resolves to their names.
 *
 * @param last the file that refers to others, so it is moved after them
 */
export async function publishFiles(from: string, to: string, last: string): Promise<string[]> {
  const names = await listFiles(from)
  for (const name of [...names.filter((one) => one !== last), last]) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await rename(join(from, name), join(to, name))
  }
  return names
}

/**
 * Deletes files that were replaced long ago.
 *
 * @param before the files of the last build, which were in use until now; if undefined, all files count as in
 * use until now
 */
export async function deleteOldFiles(folder: string, before: string[] | undefined): Promise<void> {
  const now = new Date()
  for (const name of await listFiles(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (!before || before.includes(name)) await utimes(path, now, now)
    else if (now.getTime() - mtimeMs > KEEP_MS) await rm(path)
  }
}

/** The paths of the files in a folder and its folders. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
}
