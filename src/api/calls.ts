/**
 * The calls of the content backend, by their path under `/fez/` (specification, section 7): the one
 * table that the site, the embedded server and the tests read. The content calls are asked for in
 * this order, but for those of the page that is opened, which come first.
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

/** A call that reads one record of the shared store. */
export type ContentCall = {
  [Name in keyof typeof CALLS]: (typeof CALLS)[Name]['method'] extends 'GET' ? Name : never
}[keyof typeof CALLS]

export const CONTENT_CALLS = (Object.keys(CALLS) as (keyof typeof CALLS)[]).filter(
  (name): name is ContentCall => CALLS[name].method === 'GET',
)
