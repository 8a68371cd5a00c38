import { BackendFault } from './backend-fault.ts'

export const MB = 2 ** 20

interface Bounds {
  maxBytes: number
  maxIdleMs: number
}

/**
 * Passes a body on. If it breaks off, stalls or is too long, ends it and calls `broken`, because
 * the status of the answer has been sent already.
 */
export function boundedBody(
  body: ReadableStream<Uint8Array>,
  { maxBytes, maxIdleMs }: Bounds,
  broken: (fault: BackendFault) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let size = 0
  return new ReadableStream({
    async pull(controller) {
      const { promise: stalled, reject } = Promise.withResolvers<never>()
      const deadline = setTimeout(() => {
        reject(new BackendFault(`nothing more within ${maxIdleMs / 1000} s`))
      }, maxIdleMs)
      try {
        const { done, value } = await Promise.race([reader.read(), stalled])
        size += value?.length ?? 0
        if (size > maxBytes) throw tooLarge(maxBytes)
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

export function tooLarge(maxBytes: number): BackendFault {
  return new BackendFault(`more than ${maxBytes / MB} MB`)
}
