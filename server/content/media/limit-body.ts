import { ContentError } from '../content-error.ts'

/**
 * Streams a body. If it breaks off, stalls or is too long, ends it and calls `onError`, because the
 * status of the response has been sent already.
 */
export function limitBody(
  body: ReadableStream<Uint8Array>,
  { maxBytes, maxIdleMs }: { maxBytes: number; maxIdleMs: number },
  onError: (error: ContentError) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let size = 0
  return new ReadableStream({
    async pull(controller) {
      const { promise: stalled, reject } = Promise.withResolvers<never>()
      const deadline = setTimeout(() => {
        reject(new ContentError(`nothing more within ${maxIdleMs / 1000} s`))
      }, maxIdleMs)
      try {
        const { done, value } = await Promise.race([reader.read(), stalled])
        size += value?.length ?? 0
        if (size > maxBytes) throw ContentError.tooLarge(maxBytes)
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (thrown) {
        controller.close()
        onError(ContentError.of(thrown))
        await reader.cancel().catch(() => undefined)
      } finally {
        clearTimeout(deadline)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
