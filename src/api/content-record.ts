import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { inTurn, takeFirst } from './call-queue.ts'
import { CALLS, type ContentCall } from './calls.ts'
import { backend } from './client.ts'
import { holdsSomething, WireRecord } from './wire.ts'

/** A record, null while it is empty. How long it is kept: `query-client.ts`. */
export function contentRecord<T>(call: ContentCall, read: (wire: WireRecord) => T) {
  const { query: searchParams = {} } = CALLS[call] as { query?: Record<string, string> }
  const readAnswer = (answer: unknown) => {
    const record = read(new WireRecord(payloadOf(answer)))
    return holdsSomething(record) ? record : null
  }
  const options = queryOptions({
    queryKey: ['content', call] as const,
    queryFn: async ({ client, meta }) => {
      const background = meta?.background === true
      const priority = background ? 'low' : 'high'
      const ask = () => backend.get(`fez/${call}`, { searchParams, priority }).json<unknown>()
      return readAnswer(await inTurn(client, { call, background }, ask))
    },
  })
  return { ...options, read, readAnswer }
}

export type ContentRecord<T = unknown> = Pick<
  ReturnType<typeof contentRecord<T>>,
  'queryKey' | 'queryFn' | 'read' | 'readAnswer'
>

interface RequestOptions {
  /** Whether the page on the screen does without it for now. */
  background: boolean
}

/** Requests a record unless it is held or under way. Resolves even when the call fails. */
export async function requestRecord(
  queryClient: QueryClient,
  record: ContentRecord,
  { background }: RequestOptions,
): Promise<void> {
  if (!background) takeFirst(queryClient, record.queryKey[1])
  await queryClient.query({ ...record, meta: { background } }).catch(() => undefined)
}

/** In milliseconds. */
const LATELY = 30_000

export function failedLately(queryClient: QueryClient, record: ContentRecord): boolean {
  const state = queryClient.getQueryState(record.queryKey)
  return state?.status === 'error' && Date.now() - state.errorUpdatedAt < LATELY
}

/** Requests nothing itself: a component that is mounted twice must not cost a request. */
export function useRecord<T>(record: ContentRecord<T>) {
  return useQuery({ ...record, enabled: false })
}

function payloadOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'payload' in answer
    ? answer.payload
    : null
}
