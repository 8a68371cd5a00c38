import { act } from '@testing-library/react'
import type { Root } from 'react-dom/client'

const roots = new Set<Root>()

/** Unmounts the root when the test has ended, before `setup.ts` clears the document. */
export function unmountAfterTest(root: Root): void {
  roots.add(root)
}

export function unmountRoots(): void {
  act(() => {
    for (const root of roots) root.unmount()
  })
  roots.clear()
}
