import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Report = (entries: { isIntersecting: boolean }[]) => void

/** Returns a function that tells every IntersectionObserver whether its element is in view. */
export function controlObservers() {
  const observing = new Set<Report>()
  vi.stubGlobal('IntersectionObserver', function (report: Report) {
    return { observe: () => observing.add(report), disconnect: () => observing.delete(report) }
  })
  return (isIntersecting: boolean) => {
    act(() => {
      for (const report of observing) report([{ isIntersecting }])
    })
  }
}
