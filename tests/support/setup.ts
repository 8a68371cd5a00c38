import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { stubBrowser } from './stub-browser.ts'

// As long as `expect.poll` waits (vite.config.ts).
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  stubBrowser()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  document.head.replaceChildren()
})
