import type { ContentCall } from '../../src/api/calls.ts'

/** What a failing backend answers with. */
export const FAULTS = {
  'a server error': () => new Response('{}', { status: 500 }),
  HTML: () => new Response('<!doctype html><p>Down</p>'),
  'a null payload': () => null,
  'an empty payload': () => ({}),
}

export const FAULT_NAMES = Object.keys(FAULTS) as (keyof typeof FAULTS)[]

/** A page that shows what a call brings, and its heading. */
export const PAGE_OF: Record<ContentCall, [path: string, heading: string]> = {
  'contact-us': ['/contact', 'Contact'],
  'get-home-page': ['/', 'Kanaker Free Economic Zone'],
  'get-about-page': ['/about-FEZ', 'About the FEZ'],
  'get-become-resident-page': ['/residents', 'How to become a resident'],
  'get-resident-incentives-page': ['/preferences-incentives', 'Resident incentives'],
  'get-our-residents-page': ['/our-residenst', 'Our residents'],
  'get-service-page': ['/services', 'Services'],
  'navbar-data': ['/contact', 'Contact'],
  'meta-tags': ['/services', 'Services'],
}
