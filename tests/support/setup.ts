import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { stubBrowser } from './stub-browser.ts'

// Node's own limit. Vitest's is 100, and React makes an error for each element that it renders.
Error.stackTraceLimit = 10

// The same time as for `expect.poll` (vite.config.ts).
configure({ asyncUtilTimeout: 5_000 })

beforeEach(() => {
  stubBrowser()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  // Files in one thread share its environment.
  vi.unstubAllEnvs()
  document.head.replaceChildren()
})
