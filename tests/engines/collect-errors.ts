/**
 * Collects the errors of a page for the lifetime of its tab. The function's text runs in the page
 * before all other scripts, because not every engine gives access to its console.
 */
export function collectErrors(): void {
  // When a visitor leaves a page, its open requests are aborted.
  let left = false
  addEventListener('beforeunload', () => {
    left = true
  })
  const keep = (error: string) => {
    if (left) return
    const before = sessionStorage.getItem('errors') ?? ''
    sessionStorage.setItem('errors', `${before}${error} (${location.pathname})\n`)
  }
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console)
    console[level] = (...words: unknown[]) => {
      keep(`console: ${words.join(' ')}`)
      write(...words)
    }
  }
  // Errors of pictures, scripts and styles do not bubble. If the visitor leaves the page, Firefox
  // reports them in the next one.
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
