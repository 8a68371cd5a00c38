import { queryOptions } from '@tanstack/react-query'
import { hasContent } from '../../i18n/has-content.ts'
import type { ContentCall } from '../../isomorphic/calls.ts'
import { payloadOf, responseProblem } from '../../isomorphic/response-problem.ts'
import { backendClient, callUrl } from '../wire/client.ts'
import type { ContentEndpoint } from '../wire/content-endpoint.ts'
import { readRecord } from '../wire/read-record.ts'

/** The query of an endpoint's record, for `useQuery`. A response that cannot be used is a failure of its call. */
export function recordQuery<T>(endpoint: ContentEndpoint<T>) {
  const { call } = endpoint
  const queryKey: readonly ['content', ContentCall] = ['content', call]
  const read = (response: unknown) => readResponse(endpoint, response)
  return queryOptions({
    queryKey,
    queryFn: async ({ meta }) => {
      const priority = meta?.priority ?? 'high'
      return read(await backendClient.get(callUrl(call), { priority }).json<unknown>())
    },
  })
}

/** Returns null if the record is empty. Throws if the response cannot be used. */
export function readResponse<T>({ call, shape }: ContentEndpoint<T>, response: unknown): T | null {
  const problem = responseProblem(call, response)
  if (problem !== undefined) throw new Error(`The response is ${problem}.`)
  const record = readRecord(shape, payloadOf(response)) as T
  return hasContent(record) ? record : null
}

declare module '@tanstack/react-query' {
  interface Register {
    /** Default: high. */
    queryMeta: { priority?: RequestPriority }
  }
}
