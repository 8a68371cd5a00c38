import { vi } from 'vitest'
import type { CALLS } from '../../../src/api/calls/calls.ts'
import { sampleContent } from '../content.ts'
import { UNREACHABLE } from '../faults.ts'

type Call = keyof typeof CALLS

/** A call's payload, whole response, or the answer of a fault. */
export type Answers = Partial<Record<Call, unknown>>

/** Replaces `fetch`: each call gets the sample content or its answer, and is recorded. */
export function startBackend(answers: Answers = {}) {
  const asked: string[] = []
  const sent: Promise<string>[] = []
  const fetched = vi.fn(async (input: Request | URL | string) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const call = url.pathname.replace('/fez/', '') as Call
    asked.push(call)
    // As in a network, an answer comes in a later task.
    await new Promise((resolve) => setImmediate(resolve))
    if (input instanceof Request && input.body) sent.push(input.clone().text())
    const given = call in answers ? answers[call] : sampleContent(call)
    const answer: unknown = await (given === UNREACHABLE ? UNREACHABLE() : given)
    return answer instanceof Response ? answer.clone() : Response.json({ payload: answer })
  })
  vi.stubGlobal('fetch', fetched)
  return {
    /** The names of the calls so far, in order. */
    asked,
    /** The bodies of the calls so far. */
    sent,
    /** Sets the answer of a call from now on. */
    answer(call: Call, payload: unknown) {
      answers[call] = payload
    },
  }
}
