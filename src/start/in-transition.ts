import { startTransition } from 'react'

/** Runs `work` in a transition, in which React draws in short tasks, and returns its result. */
export function inTransition<T>(work: () => T): T {
  const results: T[] = []
  startTransition(() => {
    results.push(work())
  })
  return results[0] as T
}
