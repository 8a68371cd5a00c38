import { readFileSync } from 'node:fs'
import { CONTENT_CALLS, type ContentCall } from '../../src/api/calls/calls.ts'

export function sampleContent(call: string): Record<string, unknown> {
  return JSON.parse(readFileSync(`content/${call}.json`, 'utf8')) as Record<string, unknown>
}

/** What another zone is called, and where its files are. */
const CHANGES = {
  Kanaker: 'Gyumri',
  Канакер: 'Гюмри',
  Քանաքեռ: 'Գյումրի',
  '/media/': '/uploads/',
  '"/uploads/service-': '"ORIGIN/uploads/service-',
}

/**
 * The sample content of another zone. Its pictures are named by path, and those of its services by
 * absolute address.
 *
 * @param origin the backend's own address
 */
export function otherContent(origin = ''): Record<ContentCall, Record<string, unknown>> {
  const contents = CONTENT_CALLS.map((call) => {
    let text = JSON.stringify(sampleContent(call))
    for (const [here, there] of Object.entries(CHANGES)) text = text.replaceAll(here, there)
    return [call, JSON.parse(text.replaceAll('ORIGIN', origin))] as const
  })
  return Object.fromEntries(contents) as Record<ContentCall, Record<string, unknown>>
}
