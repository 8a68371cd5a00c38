import { BackendFault } from './backend-fault.ts'

const MB = 2 ** 20

/**
 * A body as it comes, and never more of it than that. Where it breaks off or goes on for too long, it
 * ends, and `broken` has to say so: the answer has begun, and can no longer be another.
 */
export function boundedBody(
  body: ReadableStream<Uint8Array>,
  most: number,
  broken: (fault: BackendFault) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let size = 0
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        size += value?.length ?? 0
        if (size > most) throw tooLarge(most)
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (thrown) {
        controller.close()
        broken(BackendFault.of(thrown))
        await reader.cancel().catch(() => undefined)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

export function tooLarge(most: number): BackendFault {
  return new BackendFault(`more than ${most / MB} MB`)
}
