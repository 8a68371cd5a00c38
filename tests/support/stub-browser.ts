import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * What jsdom lacks of a browser: media queries (a wide screen without preferences), scrolling,
 * fonts, observers, idle moments and modal dialogs. Whatever depends on real layout is tested in a browser.
 */
export function stubBrowser(): void {
  stubMedia()
  vi.stubGlobal('scrollTo', vi.fn())
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('IntersectionObserver', IdleObserver)
  vi.stubGlobal('ResizeObserver', IdleObserver)
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call))

  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: () => Promise.resolve([]) },
  })
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
}

/** What media queries are answered with: the viewport's width in CSS pixels, and a preference. */
export function stubMedia({ width = 1440, reducedMotion = false } = {}): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const least = /min-width: (\d+)px/.exec(query)?.[1]
    const matches = query.includes('reduced-motion')
      ? reducedMotion
      : least !== undefined && Number(least) <= width
    return {
      matches,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }
  })
}

/** Scrolls the page down to `top` (CSS pixels), as far as a script can see. */
export function scrollPageTo(top: number): void {
  vi.stubGlobal('scrollY', top)
  act(() => {
    window.dispatchEvent(new Event('scroll'))
  })
}

class IdleObserver {
  observe() {
    return undefined
  }
  unobserve() {
    return undefined
  }
  disconnect() {
    return undefined
  }
}
