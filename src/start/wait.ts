export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

/** Ends a task, so that the browser can answer the visitor in between. */
export function yieldToMain(): Promise<void> {
  return wait(0)
}
