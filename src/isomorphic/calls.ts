/**
 * The content calls, by their path under `/fez/` (requirements, section 7). The site makes them in this
 * order, after the call of the opened page.
 */
export const CONTENT_CALLS = [
  'navbar-data',
  'contact-us',
  'get-home-page',
  'get-service-page',
  'get-our-residents-page',
  'get-about-page',
  'get-become-resident-page',
  'get-resident-incentives-page',
  'meta-tags',
] as const

export type ContentCall = (typeof CONTENT_CALLS)[number]

/** The text of each call's response. Pages are made from it, wherever it comes from. */
export type ContentResponses = Partial<Record<ContentCall, string>>

/** The one call whose payload is a list of records, and the one with a query. */
export const LIST_CALL = 'meta-tags' satisfies ContentCall

export type BackendCall = ContentCall | 'messages'

/** All calls of the backend. */
export const BACKEND_CALLS: BackendCall[] = [...CONTENT_CALLS, 'messages']

export function methodOfCall(call: BackendCall): 'GET' | 'POST' {
  return call === 'messages' ? 'POST' : 'GET'
}

/** The query that a call must have, or nothing. A visitor's own query reaches no backend. */
export function queryOfCall(call: BackendCall): string {
  return call === LIST_CALL ? '?path=fez' : ''
}

/** @param base the address of a backend, with or without a slash at the end; '' for the path alone */
export function callAddress(base: string, call: BackendCall): string {
  return `${base.replace(/\/$/, '')}/fez/${call}${queryOfCall(call)}`
}
