/**
 * The calls of the backend, by their path under `/fez/` (requirements, section 7). The site, the
 * server and the tests use this list. The site makes content calls in this order, after the call of
 * the opened page.
 */
export const CALLS = {
  'navbar-data': { method: 'GET', payload: 'record' },
  'contact-us': { method: 'GET', payload: 'record' },
  'get-home-page': { method: 'GET', payload: 'record' },
  'get-service-page': { method: 'GET', payload: 'record' },
  'get-our-residents-page': { method: 'GET', payload: 'record' },
  'get-about-page': { method: 'GET', payload: 'record' },
  'get-become-resident-page': { method: 'GET', payload: 'record' },
  'get-resident-incentives-page': { method: 'GET', payload: 'record' },
  'meta-tags': { method: 'GET', payload: 'records', query: '?path=fez' },
  messages: { method: 'POST' },
} as const satisfies Record<string, Call>

type Call =
  | { method: 'GET'; payload: 'record' | 'records'; query?: string }
  | { method: 'POST'; query?: undefined }

export type ContentCall = {
  [Name in keyof typeof CALLS]: (typeof CALLS)[Name]['method'] extends 'GET' ? Name : never
}[keyof typeof CALLS]

export const CONTENT_CALLS = (Object.keys(CALLS) as (keyof typeof CALLS)[]).filter(
  (name): name is ContentCall => CALLS[name].method === 'GET',
)

/** The query that a call has to have, or nothing. A visitor's own query reaches no backend. */
export function queryOf(call: keyof typeof CALLS): string {
  const { query = '' }: Call = CALLS[call]
  return query
}

/** @param base the address of a backend, with or without a slash at the end; '' for the path alone */
export function callAddress(base: string, call: keyof typeof CALLS): string {
  return `${base.replace(/\/$/, '')}/fez/${call}${queryOf(call)}`
}
