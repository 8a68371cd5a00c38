import { wait } from './wait.ts'

/** Ends a task, so that the browser can answer the visitor in between. */
export function yieldToMain(): Promise<void> {
  return wait(0)
}
