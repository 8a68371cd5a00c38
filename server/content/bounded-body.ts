import { BackendFault } from './backend-fault.ts'

const MB = 2 ** 20

/** Ends a body that breaks off or is too long, and calls `broken`: the status is sent by then. */
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
