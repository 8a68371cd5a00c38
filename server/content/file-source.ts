import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJsonBytes } from '../http/parse-json-bytes.ts'
import type { ContentSource } from './content-source.ts'

/** Reads payloads from the JSON files in `folder`. */
export function fileSource(folder: string): ContentSource {
  return {
    describe: (call) => `content/${call}.json cannot be read`,
    async read(call) {
      const json = { payload: parseJsonBytes(await readFile(join(folder, `${call}.json`))) }
      return { json, text: JSON.stringify(json), validators: {} }
    },
  }
}
