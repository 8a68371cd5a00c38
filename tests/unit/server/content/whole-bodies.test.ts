import { expect, test } from 'vitest'
import { WholeBodies } from '../../../../server/content/whole-bodies.ts'

const LONG = `{"payload":"${'a'.repeat(200_000)}"}`

/** Starts to read a body of this text and finishes when the test calls `letGo`. */
function reading(bodies: WholeBodies, text: string, signal = new AbortController().signal) {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  let begun = false
  const read = bodies.json(new Response(text), signal, async ({ length }) => {
    begun = true
    await promise
    return length
  })
  const letGo = async () => {
    resolve(undefined)
    return read
  }
  return { read, letGo, begun: () => begun }
}

/** Waits until all code that waits for nothing else has run. */
const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

test('two long bodies are read at a time, and short ones always', async () => {
  const bodies = new WholeBodies()
  const [first, second, third, fourth] = [LONG, LONG, LONG, LONG].map((text) =>
    reading(bodies, text),
  )
  const short = reading(bodies, '{"payload":1}')
  await expect
    .poll(() => [first?.begun(), second?.begun(), short.begun()])
    .toEqual([true, true, true])
  await turn()
  expect([third?.begun(), fourth?.begun()]).toEqual([false, false])

  await Promise.all([first?.letGo(), second?.letGo()])
  await expect.poll(() => [third?.begun(), fourth?.begun()]).toEqual([true, true])
  expect(await third?.letGo()).toBe(LONG.length)
})

test('a visitor who leaves while waiting takes no place from those behind', async () => {
  const bodies = new WholeBodies()
  const [first, second] = [reading(bodies, LONG), reading(bodies, LONG)]
  await expect.poll(() => [first.begun(), second.begun()]).toEqual([true, true])

  const visitor = new AbortController()
  const leaving = reading(bodies, LONG, visitor.signal)
  const staying = reading(bodies, LONG)
  await turn()
  visitor.abort(new Error('left'))
  await expect(leaving.read).rejects.toThrow('left')

  await first.letGo()
  await expect.poll(() => staying.begun()).toBe(true)
})
