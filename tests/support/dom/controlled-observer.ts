import { act } from '@testing-library/react'

/** An IntersectionObserver for tests that decide when elements come into view. */
export class ControlledObserver {
  static readonly #targets = new Map<ControlledObserver, Element>()
  readonly #report: IntersectionObserverCallback

  constructor(report: IntersectionObserverCallback) {
    this.#report = report
  }

  /** Tells every observer whether its element is in view. */
  static reportAll(isIntersecting: boolean): void {
    act(() => {
      for (const [observer, target] of ControlledObserver.#targets) {
        const entry = { target, isIntersecting } as IntersectionObserverEntry
        observer.#report([entry], observer as unknown as IntersectionObserver)
      }
    })
  }

  observe(target: Element): void {
    ControlledObserver.#targets.set(this, target)
  }

  disconnect(): void {
    ControlledObserver.#targets.delete(this)
  }
}
