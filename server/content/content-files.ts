import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { events } from '../events.ts'
import { compressedResponse } from '../http/compressed-response.ts'
import { errorResponse } from '../http/error-response.ts'
import { parseJsonBytes } from '../http/parse-json-bytes.ts'
import { errorMessage, logError } from '../log.ts'
import { contentRoutes } from './content-routes.ts'

/** Answers the content calls from the JSON files in `folder`, which it reads for each request. */
export function contentFiles(folder: string): Hono {
  return contentRoutes(async (c, call) => {
    const file = `${call}.json`
    try {
      const payload: unknown = parseJsonBytes(await readFile(join(folder, file)))
      return await compressedResponse(c, 'application/json', JSON.stringify({ payload }))
    } catch (error) {
      events.emit('contentFailed', call)
      logError(`content/${file} cannot be read: ${errorMessage(error)}`)
      return errorResponse(c, 500, `The content of ${call} cannot be read.`)
    }
  })
}
