import '@testing-library/jest-dom/vitest'
import { readFileSync } from 'node:fs'
import { format } from 'node:util'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { TOASTS_ID } from '../../../src/isomorphic/page-marks.ts'
import { stubBrowser } from './stub-browser.ts'
import { unmountRoots } from './unmount-after-test.ts'

// The same time as for `expect.poll` (vitest.config.ts).
configure({ asyncUtilTimeout: 30_000 })

const shell = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
const toastRegion = shell.getElementById(TOASTS_ID) ?? expect.fail()

/** The lines that a test logs without expecting them. A test that expects some replaces the method itself. */
let unexpectedLines: string[] = []

beforeEach(() => {
  unexpectedLines = []
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      unexpectedLines.push(`console.${method}: ${format(...values)}`)
    })
  stubBrowser()
  document.body.append(toastRegion.cloneNode())
  localStorage.clear()
  sessionStorage.clear()
})

// The files of a worker share its document, its address and the site's modules. Whatever else the modules
// keep does no harm: texts are sanitised to the same HTML again, code that has loaded stays so, and no map
// starts without a key.
afterEach(() => {
  vi.useRealTimers()
  unmountRoots()
  cleanup()
  history.replaceState(null, '', '/')
  document.cookie = 'language=; max-age=0; path=/'
  document.head.replaceChildren()
  document.body.replaceChildren()
  const { documentElement } = document
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name)
  expect(unexpectedLines).toEqual([])
})
