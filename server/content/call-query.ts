import { CALLS, type ContentCall } from '../../src/isomorphic/calls.ts'

/** A call's query, from the table of calls: a visitor's own query reaches no backend. */
export function callQuery(call: ContentCall): Record<string, string> {
  const known = CALLS[call]
  return 'query' in known ? known.query : {}
}
