import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentSource } from './content-source.ts'

/** Holds the content calls' JSON files and `media/`, if there is no backend. */
export const CONTENT_FOLDER = 'content'

/** Reads payloads from the JSON files in `folder`. */
export function fileSource(folder: string): ContentSource {
  return {
    failureOf: (call) => `content/${call}.json cannot be read`,
    async read(call) {
      const bytes = await readFile(join(folder, `${call}.json`))
      // Without a byte order mark, which some editors add.
      const json = { payload: JSON.parse(new TextDecoder().decode(bytes)) as unknown }
      return { json, text: JSON.stringify(json), validators: {} }
    },
  }
}
