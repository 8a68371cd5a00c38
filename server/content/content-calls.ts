import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context, Hono } from 'hono'
import type { ContentCall } from '../../src/api/calls/calls.ts'
import { events } from '../events.ts'
import { parseJson } from '../http/parse-json.ts'
import { refusal } from '../http/refusal.ts'
import { textAnswer } from '../http/text-answer.ts'
import { logFault, reasonOf } from '../log.ts'
import { contentReads } from './content-reads.ts'

/** Answers the content calls from the JSON files in `folder`, which it reads for each request. */
export function contentCalls(folder: string): Hono {
  return contentReads((c, call) => answer(c, call, folder))
}

async function answer(c: Context, call: ContentCall, folder: string): Promise<Response> {
  const file = `${call}.json`
  try {
    const payload: unknown = parseJson(await readFile(join(folder, file)))
    return await textAnswer(c, 'application/json', JSON.stringify({ payload }))
  } catch (fault) {
    events.emit('contentFailed', call)
    logFault(`content/${file} cannot be read: ${reasonOf(fault)}`)
    return refusal(c, 500, `The content of ${call} cannot be read.`)
  }
}
