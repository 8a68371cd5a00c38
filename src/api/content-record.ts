import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { inTurn, takeFirst } from './call-queue.ts'
import { CALLS, type ContentCall } from './calls.ts'
import { backend } from './client.ts'
import { holdsSomething, WireRecord } from './wire.ts'

/**
 * How a record of the shared store is asked for and read. It is null while it is empty, that is,
 * when the payload is null or holds nothing. How long it is kept: `query-client.ts`.
 *
 * @param read reads the payload
 */
export function contentRecord<T>(call: ContentCall, read: (wire: WireRecord) => T) {
  const { query: searchParams = {} } = CALLS[call] as { query?: Record<string, string> }
  /** The record that an answer of the call holds. */
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
  /** Whether the page on the screen can do without it for now. */
  background: boolean
}

/**
 * Asks for a record unless the store holds it or is asking already. Settles when it is there or
 * has failed; a failure is logged by the store and shown by the page, so this never rejects.
 */
export async function requestRecord(
  queryClient: QueryClient,
  record: ContentRecord,
  { background }: RequestOptions,
): Promise<void> {
  if (!background) takeFirst(queryClient, record.queryKey[1])
  await queryClient.query({ ...record, meta: { background } }).catch(() => undefined)
}

/** How long after a failure a record counts as failed lately, in milliseconds. */
const LATELY = 30_000

/** Whether the last call of a record failed, and not long ago. */
export function failedLately(queryClient: QueryClient, record: ContentRecord): boolean {
  const state = queryClient.getQueryState(record.queryKey)
  return state?.status === 'error' && Date.now() - state.errorUpdatedAt < LATELY
}

/**
 * What the store holds of a record, and how its call stands. It never asks by itself: a
 * component that is mounted twice, or again, must not cost a request.
 */
export function useRecord<T>(record: ContentRecord<T>) {
  return useQuery({ ...record, enabled: false })
}

function payloadOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'payload' in answer
    ? answer.payload
    : null
}
