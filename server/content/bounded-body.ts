import { BackendFault } from './backend-fault.ts'

const MB = 2 ** 20

interface Bounds {
  mostBytes: number
  /** The longest silence between two parts that the visitor waits for. */
  mostIdleMs: number
}

/**
 * Ends a body that breaks off, stalls or is too long, and calls `broken`: the status is sent by
 * then.
 */
export function boundedBody(
  body: ReadableStream<Uint8Array>,
  { mostBytes, mostIdleMs }: Bounds,
  broken: (fault: BackendFault) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let size = 0
  return new ReadableStream({
    async pull(controller) {
      const { promise: stalled, reject } = Promise.withResolvers<never>()
      const deadline = setTimeout(() => {
        reject(new BackendFault(`nothing more within ${mostIdleMs / 1000} s`))
      }, mostIdleMs)
      try {
        const { done, value } = await Promise.race([reader.read(), stalled])
        size += value?.length ?? 0
        if (size > mostBytes) throw tooLarge(mostBytes)
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (thrown) {
        controller.close()
        broken(BackendFault.of(thrown))
        await reader.cancel().catch(() => undefined)
      } finally {
        clearTimeout(deadline)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

export function tooLarge(most: number): BackendFault {
  return new BackendFault(`more than ${most / MB} MB`)
}
