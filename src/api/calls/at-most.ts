/** Sends a call when its turn comes. */
export type Send = <T>(call: () => Promise<T>) => Promise<T>

/** Sends calls in the order in which they are asked for, at most `count` at once. */
export function atMost(count: number): Send {
  const waiting: (() => void)[] = []
  let free = count
  return async (call) => {
    if (free > 0) free -= 1
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await call()
    } finally {
      // The next call takes over the place of this one.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
