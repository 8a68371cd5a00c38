import { act } from '@testing-library/react'

/** An IntersectionObserver for tests that decide when elements come into view. */
export class ControlledObserver {
  static readonly #all = new Set<ControlledObserver>()
  readonly #report: IntersectionObserverCallback
  #target: Element | undefined

  constructor(report: IntersectionObserverCallback) {
    this.#report = report
  }

  /** Tells every observer whether its element is in view. */
  static reportAll(isIntersecting: boolean): void {
    for (const observer of [...ControlledObserver.#all]) {
      const entry = { target: observer.#target, isIntersecting } as IntersectionObserverEntry
      act(() => {
        observer.#report([entry], observer as unknown as IntersectionObserver)
      })
    }
  }

  observe(target: Element): void {
    this.#target = target
    ControlledObserver.#all.add(this)
  }

  disconnect(): void {
    ControlledObserver.#all.delete(this)
  }
}
