import { readFileSync } from 'node:fs'
import { CONTENT_CALLS, type ContentCall } from '../../src/isomorphic/calls.ts'

export function sampleContent(call: string): Record<string, unknown> {
  return JSON.parse(readFileSync(`content/${call}.json`, 'utf8')) as Record<string, unknown>
}

/** The name of another zone, and the folder of its files. */
const CHANGES = {
  Kanaker: 'Gyumri',
  Канакер: 'Гюмри',
  Քանաքեռ: 'Գյումրի',
  '/media/': '/uploads/',
}

/** The sample content of another zone. */
export function otherContent(): Record<ContentCall, Record<string, unknown>> {
  const contents = CONTENT_CALLS.map((call) => {
    let text = JSON.stringify(sampleContent(call))
    for (const [here, there] of Object.entries(CHANGES)) text = text.replaceAll(here, there)
    return [call, JSON.parse(text)] as const
  })
  return Object.fromEntries(contents) as Record<ContentCall, Record<string, unknown>>
}
