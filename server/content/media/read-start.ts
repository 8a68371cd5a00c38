/** Reads a body until `isEnough`, and gives it back whole, to be streamed. */
export async function readStart(
  body: ReadableStream<Uint8Array> | null,
  isEnough: (start: Uint8Array) => boolean,
): Promise<{ start: Uint8Array; whole: ReadableStream<Uint8Array> | null }> {
  let start = Buffer.alloc(0)
  if (!body) return { start, whole: body }
  const reader = body.getReader()
  let isDone = false
  while (!isDone && !isEnough(start)) {
    const { done, value } = await reader.read()
    isDone = done
    if (value) start = Buffer.concat([start, value])
  }
  const whole = new ReadableStream<Uint8Array>({
    start(controller) {
      if (start.length > 0) controller.enqueue(start)
    },
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { start, whole }
}
