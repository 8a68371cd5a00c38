/** Starts a call when its turn comes. Resolves or rejects as the call does. */
export type Send = <T>(call: () => Promise<T>) => Promise<T>

/** A queue for calls: it starts them in the order they come, and at most `count` run at once. */
export function atMost(count: number): Send {
  const waiting: (() => void)[] = []
  let free = count
  return async (call) => {
    if (free > 0) free -= 1
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await call()
    } finally {
      // `free` stays as it is: the next call gets the place of this one.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
