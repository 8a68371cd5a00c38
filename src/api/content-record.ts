import { type QueryClient, type QueryMeta, useQuery } from '@tanstack/react-query'
import { backend } from './client.ts'
import { holdsSomething, WireRecord } from './wire.ts'

interface ContentCall<T> {
  /** The path under `/fez/`. */
  call: string
  /** Reads the payload. */
  read: (payload: unknown) => T
  /** The query string, where the call has one. */
  searchParams?: Record<string, string>
}

/**
 * How a record of the shared store is asked for and read: options for TanStack Query. It is null
 * while it is empty, that is, when the payload is null or holds nothing. An empty one goes stale
 * at once, so that it is fetched again when something next needs it; one that holds something
 * never does, and is kept for the whole visit (specification, section 4).
 */
export interface ContentRecord<T = unknown> {
  queryKey: string[]
  /** The record that an answer of the call holds. */
  readAnswer: (answer: unknown) => T | null
  queryFn: (context: { meta: QueryMeta | undefined }) => Promise<T | null>
  staleTime: (query: { state: { data: unknown } }) => number
  gcTime: number
}

export function contentCall<T>({
  call,
  read,
  searchParams = {},
}: ContentCall<T>): ContentRecord<T> {
  const readAnswer = (answer: unknown) => {
    const record = read(payloadOf(answer))
    return holdsSomething(record) ? record : null
  }
  return {
    queryKey: ['content', call],
    readAnswer,
    queryFn: async ({ meta }) => {
      const priority = meta?.background ? 'low' : 'high'
      return readAnswer(await backend.get(`fez/${call}`, { searchParams, priority }).json())
    },
    staleTime: (query) => (query.state.data ? Infinity : 0),
    gcTime: Infinity,
  }
}

/** A record whose payload is one object: the usual case. */
export function contentRecord<T>(call: string, read: (wire: WireRecord) => T) {
  return contentCall({ call, read: (payload) => read(new WireRecord(payload)) })
}

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
  await queryClient.query({ ...record, meta: { background } }).catch(() => undefined)
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
