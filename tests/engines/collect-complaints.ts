/**
 * Keeps what goes wrong in a page, for as long as its tab lives. It runs in the page, before all
 * else and by its text alone, since not every engine's console can be read from outside.
 */
export function collectComplaints(): void {
  // A page that is left breaks off what is on its way: that is no failure.
  let left = false
  addEventListener('beforeunload', () => {
    left = true
  })
  const keep = (complaint: string) => {
    if (left) return
    const before = sessionStorage.getItem('complaints') ?? ''
    sessionStorage.setItem('complaints', `${before}${complaint} (${location.pathname})\n`)
  }
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console)
    console[level] = (...words: unknown[]) => {
      keep(`console: ${words.join(' ')}`)
      write(...words)
    }
  }
  // What a picture, a script or a style reports does not bubble. Firefox brings what a page that was
  // left reports to its successor.
  addEventListener(
    'error',
    ({ target, message }: Partial<ErrorEvent>) => {
      if (target === window) keep(`uncaught: ${message}`)
      if (target instanceof Element) keep(`failed: ${target.outerHTML}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => {
    keep(`rejected: ${String(reason)}`)
  })
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    keep(`policy: ${violatedDirective} ${blockedURI}`)
  })
}
