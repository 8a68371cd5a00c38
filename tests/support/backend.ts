import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import type { CALLS } from '../../src/api/calls/calls.ts'

type Call = keyof typeof CALLS

/** A payload to answer with, or a whole answer, or none ever. */
type Answer = unknown

/** An answer that cannot be had: nobody is there. */
export const UNREACHABLE = () => Promise.reject(new TypeError('Failed to fetch'))

/** An answer that never comes. */
export const HANGING = new Promise<Response>(() => undefined)

/**
 * Stands in for the content backend at the network: it answers each call with the sample content,
 * or with what `answers` says, and keeps the list of what it was asked for.
 */
export function startBackend(answers: Partial<Record<Call, Answer>> = {}) {
  const asked: string[] = []
  const sent: Promise<string>[] = []
  const fetched = vi.fn(async (input: Request | URL | string) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const call = url.pathname.replace('/fez/', '') as Call
    asked.push(call)
    // As over a network, no answer comes within the task that asks.
    await new Promise((resolve) => setImmediate(resolve))
    if (input instanceof Request && input.body) sent.push(input.clone().text())
    const given = call in answers ? answers[call] : sampleContent(call)
    const answer: unknown = await (given === UNREACHABLE ? UNREACHABLE() : given)
    return answer instanceof Response ? answer.clone() : Response.json({ payload: answer })
  })
  vi.stubGlobal('fetch', fetched)
  return {
    /** The names of the calls so far, in their order. */
    asked,
    /** The bodies that came with them. */
    sent,
    /** From now on the call is answered so. */
    answer(call: Call, payload: Answer) {
      answers[call] = payload
    },
  }
}

/** The payload of a call as `content/` has it. */
export function sampleContent(call: Call): Record<string, unknown> {
  return JSON.parse(readFileSync(`content/${call}.json`, 'utf8')) as Record<string, unknown>
}
