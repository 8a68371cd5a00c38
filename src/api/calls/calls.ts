/**
 * The calls of the backend, by their path under `/fez/` (specification, section 7). The site, the
 * server and the tests use this list. The site makes content calls in this order, after the call of
 * the opened page.
 */
export const CALLS = {
  'navbar-data': { method: 'GET' },
  'contact-us': { method: 'GET' },
  'get-home-page': { method: 'GET' },
  'get-service-page': { method: 'GET' },
  'get-our-residents-page': { method: 'GET' },
  'get-about-page': { method: 'GET' },
  'get-become-resident-page': { method: 'GET' },
  'get-resident-incentives-page': { method: 'GET' },
  'meta-tags': { method: 'GET', query: { path: 'fez' } },
  messages: { method: 'POST' },
} as const satisfies Record<string, { method: 'GET' | 'POST'; query?: Record<string, string> }>

export type ContentCall = {
  [Name in keyof typeof CALLS]: (typeof CALLS)[Name]['method'] extends 'GET' ? Name : never
}[keyof typeof CALLS]

export const CONTENT_CALLS = (Object.keys(CALLS) as (keyof typeof CALLS)[]).filter(
  (name): name is ContentCall => CALLS[name].method === 'GET',
)
