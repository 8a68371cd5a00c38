import { type QueryFunction, queryOptions } from '@tanstack/react-query'
import { hasContent } from '../../i18n/has-content.ts'
import type { ContentCall, LIST_CALL } from '../../isomorphic/calls.ts'
import { payloadOf, responseProblem } from '../../isomorphic/response-problem.ts'
import { backendClient, callUrl } from '../wire/client.ts'
import type { ListShape, Shape } from '../wire/fields.ts'
import { readRecord } from '../wire/read-record.ts'

/** The calls whose payload has this declaration's form: one record, or a list of them. */
type CallOf<Declared> = Declared extends ListShape
  ? typeof LIST_CALL
  : Exclude<ContentCall, typeof LIST_CALL>

/**
 * Describes the endpoint of a content call, with `query` for `useQuery`. Its record is null if it is empty.
 * A response that cannot be used is a failure of its call.
 *
 * @param shape declares the fields of the payload
 */
export function contentEndpoint<
  Declared extends Shape | ListShape,
  const Call extends CallOf<Declared>,
>(call: Call, shape: Declared) {
  const readResponse = (response: unknown) => {
    const problem = responseProblem(call, response)
    if (problem !== undefined) throw new Error(`The response is ${problem}.`)
    const record = readRecord(shape, payloadOf(response))
    return hasContent(record) ? record : null
  }
  const queryKey: readonly ['content', ContentCall] = ['content', call]
  const query = queryOptions({
    queryKey,
    queryFn: async ({ meta }) => {
      const priority = meta?.priority ?? 'high'
      return readResponse(await backendClient.get(callUrl(call), { priority }).json<unknown>())
    },
  })
  return { call, query, shape, readResponse }
}

/** An endpoint whose record is a `T` unless it is empty. */
export interface ContentEndpoint<T = unknown> {
  call: ContentCall
  query: {
    queryKey: readonly ['content', ContentCall]
    queryFn?: QueryFunction<T | null, readonly ['content', ContentCall]>
  }
  shape: Shape | ListShape
  readResponse: (response: unknown) => T | null
}

declare module '@tanstack/react-query' {
  interface Register {
    /** Default: high. */
    queryMeta: { priority?: RequestPriority }
  }
}
