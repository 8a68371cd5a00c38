import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { stubBrowser } from './stub-browser.ts'

if (typeof document !== 'undefined') {
  beforeEach(() => {
    stubBrowser()
    localStorage.clear()
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    document.head.replaceChildren()
  })
}
