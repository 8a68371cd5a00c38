import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { stubBrowser } from './stub-browser.ts'

// The same time as for `expect.poll` (vitest.config.ts).
configure({ asyncUtilTimeout: 5_000 })

beforeEach(() => {
  stubBrowser()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  // The files of a worker share its document.
  document.head.replaceChildren()
  document.body.replaceChildren()
})
