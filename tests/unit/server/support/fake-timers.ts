import { onTestFinished, vi } from 'vitest'

type Replaced = NonNullable<NonNullable<Parameters<typeof vi.useFakeTimers>[0]>['toFake']>

/** Replaces these clocks and timers until the end of the test. */
export function useFakeTimers(...toFake: Replaced): void {
  vi.useFakeTimers({ toFake })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}
