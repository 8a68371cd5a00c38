import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentSource } from './content-source.ts'

/** Reads payloads from the JSON files in `folder`. */
export function fileSource(folder: string): ContentSource {
  return {
    requestName: (calls) => `Reading ${join(folder, `${calls}.json`)}`,
    async read(call) {
      const bytes = await readFile(join(folder, `${call}.json`))
      // The decoder drops a byte order mark, which some editors add.
      const decoder = new TextDecoder('utf-8', { fatal: true })
      return { json: { payload: JSON.parse(decoder.decode(bytes)) as unknown }, validators: {} }
    },
  }
}
