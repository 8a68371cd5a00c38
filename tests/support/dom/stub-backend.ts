import { vi } from 'vitest'
import { type BackendCall, CONTENT_CALLS } from '../../../src/isomorphic/calls.ts'
import { sampleContent } from '../content.ts'
import { UNREACHABLE } from '../faults.ts'

/** A call's payload, whole response, or the response of a fault. */
export type Responses = Partial<Record<BackendCall, unknown>>

/** The same response to every content call. */
export const everyCall = (response: unknown): Responses =>
  Object.fromEntries(CONTENT_CALLS.map((call) => [call, response]))

/** Replaces `fetch`: each call gets the sample content or its response, and is recorded. */
export function stubBackend(responses: Responses = {}) {
  const calls: string[] = []
  const sentBodies: Promise<string>[] = []
  const fetched = vi.fn(async (input: Request | URL | string) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const call = url.pathname.replace('/fez/', '') as BackendCall
    calls.push(call)
    // As in a network, a response comes in a later task.
    await new Promise((resolve) => setImmediate(resolve))
    if (input instanceof Request && input.body) sentBodies.push(input.clone().text())
    const given = call in responses ? responses[call] : sampleContent(call)
    const response: unknown = await (given === UNREACHABLE ? UNREACHABLE() : given)
    return response instanceof Response ? response.clone() : Response.json({ payload: response })
  })
  vi.stubGlobal('fetch', fetched)
  return {
    /** The names of the calls so far, in order. */
    calls,
    /** The bodies of the calls so far. */
    sentBodies,
    /** Sets the response of a call from now on. */
    setResponse(call: BackendCall, response: unknown) {
      responses[call] = response
    },
  }
}
