/**
 * The content calls, by their path under `/fez/` (requirements, section 7), with the form of their payload.
 * The site makes them in this order, after the call of the opened page.
 */
export const PAYLOADS = {
  'navbar-data': 'record',
  'contact-us': 'record',
  'get-home-page': 'record',
  'get-service-page': 'record',
  'get-our-residents-page': 'record',
  'get-about-page': 'record',
  'get-become-resident-page': 'record',
  'get-resident-incentives-page': 'record',
  'meta-tags': 'records',
} as const

export type ContentCall = keyof typeof PAYLOADS

export const CONTENT_CALLS = Object.keys(PAYLOADS) as ContentCall[]

export type Call = ContentCall | 'messages'

/** All calls of the backend. */
export const CALLS: Call[] = [...CONTENT_CALLS, 'messages']

export function methodOf(call: Call): 'GET' | 'POST' {
  return call === 'messages' ? 'POST' : 'GET'
}

/** The query that a call has to have, or nothing. A visitor's own query reaches no backend. */
export function queryOf(call: Call): string {
  return call === 'meta-tags' ? '?path=fez' : ''
}

/** @param base the address of a backend, with or without a slash at the end; '' for the path alone */
export function callAddress(base: string, call: Call): string {
  return `${base.replace(/\/$/, '')}/fez/${call}${queryOf(call)}`
}
