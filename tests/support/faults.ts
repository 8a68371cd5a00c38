import type { ContentCall } from '../../src/api/calls/calls.ts'
import { HANGING, sampleContent, UNREACHABLE } from './backend.ts'

const HUGE = 200_000
const DEEP = 5_000

/** A fault of a call, and its effect on the page. */
interface Fault {
  answer: (call: ContentCall) => unknown
  /** With `content`, the page shows the readable parts. */
  shows: 'failure' | 'nothing yet' | 'on its way' | 'content'
}

const FAULT_TABLE = {
  'no connection': { shows: 'failure', answer: () => UNREACHABLE },
  'no answer': { shows: 'on its way', answer: () => HANGING },
  'a server error': { shows: 'failure', answer: () => new Response('{}', { status: 500 }) },
  'a missing page': { shows: 'failure', answer: () => new Response('No', { status: 404 }) },
  'an empty body': { shows: 'failure', answer: () => new Response('') },
  HTML: { shows: 'failure', answer: () => new Response('<!doctype html><p>Down</p>') },
  'truncated JSON': {
    shows: 'failure',
    answer: (call) => new Response(answerText(call).slice(0, -20)),
  },
  'a null payload': { shows: 'nothing yet', answer: () => null },
  'an empty payload': { shows: 'nothing yet', answer: () => ({}) },
  'a text for a payload': { shows: 'nothing yet', answer: () => 'payload' },
  'fields of wrong types': {
    shows: 'nothing yet',
    answer: (call) => mistyped(sampleContent(call)),
  },
  'deep nesting': {
    shows: 'nothing yet',
    answer: () => new Response(`{"payload":${'{"title":'.repeat(DEEP)}1${'}'.repeat(DEEP)}}`),
  },
  'half of its fields': { shows: 'content', answer: (call) => halved(sampleContent(call)) },
  'a huge text': { shows: 'content', answer: (call) => swollen(sampleContent(call)) },
  'invalid UTF-8': { shows: 'content', answer: (call) => new Response(garbled(answerText(call))) },
} as const satisfies Record<string, Fault>

export type FaultName = keyof typeof FAULT_TABLE

export const FAULTS: Record<FaultName, Fault> = FAULT_TABLE

export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[]

/** For each call, a page that shows its record, with the page's heading. */
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

function answerText(call: ContentCall): string {
  return JSON.stringify({ payload: sampleContent(call) })
}

/** Replaces each text by an object, each list by a text and each number by a list. */
function mistyped(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [[], true, 'item'] : 'list'
  if (typeof value !== 'object' || value === null) return { value: [null] }
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      Array.isArray(field) ? 7 : mistyped(field),
    ]),
  )
}

/** Removes every second field, also in every second item of a list. */
function halved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown, i) => (i % 2 ? halved(item) : item))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter((_, place) => place % 2 === 0)
  return Object.fromEntries(kept.map(([name, field]) => [name, halved(field)]))
}

/** Makes the first text of the record as long as a book. */
function swollen(value: unknown): unknown {
  if (Array.isArray(value)) {
    const [first, ...others] = value as unknown[]
    return [swollen(first), ...others]
  }
  const fields: [string, unknown][] = Object.entries(value as object)
  const [text] =
    fields.find(([, field]) => typeof field === 'string' && !field.startsWith('/')) ?? []
  return { ...(value as object), ...(text && { [text]: 'Ararat '.repeat(HUGE / 7) }) }
}

/** Puts a byte that is invalid in UTF-8 before each space. */
function garbled(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text)
  const blank = ' '.charCodeAt(0)
  return Uint8Array.from([...bytes].flatMap((byte) => (byte === blank ? [0xff, byte] : [byte])))
}
