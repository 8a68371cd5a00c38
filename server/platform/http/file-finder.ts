import { findFile, type FoundFile } from './find-file.ts'
import { MAX_KEPT_FILE_BYTES } from './kept-files.ts'

/** Takes the segments of a path. Undefined if the file is missing or a link leads out of the folder. */
export type FileFinder = (segments: string[]) => Promise<FoundFile | undefined>

/**
 * Finds the files of a folder. It looks for a small file again only after a time, because this costs the most
 * in a visit. A large file is streamed, so its size must be up to date.
 */
export function createFileFinder(folder: string, keptMs = 1000): FileFinder {
  let found = new Map<string, FoundFile>()
  let since = 0
  return async (segments) => {
    if (performance.now() - since >= keptMs) {
      found = new Map()
      since = performance.now()
    }
    const path = segments.join('/')
    const known = found.get(path)
    if (known) return known

    const file = await findFile(folder, segments)
    if (file && file.size <= MAX_KEPT_FILE_BYTES) found.set(path, file)
    return file
  }
}
