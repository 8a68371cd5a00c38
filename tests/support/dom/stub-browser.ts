import { vi } from 'vitest'

/**
 * Adds the parts of a browser that jsdom lacks: media queries, scrolling, fonts, observers, idle
 * callbacks, commands of editing and modal dialogs. Tests that need a real layout run in a browser.
 */
export function stubBrowser(): void {
  stubMedia()
  vi.stubGlobal('scrollTo', vi.fn())
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.setPointerCapture = () => undefined
  vi.stubGlobal('IntersectionObserver', IdleObserver)
  vi.stubGlobal('ResizeObserver', FirstSizeObserver)
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call))
  stubFrames()

  Object.assign(document, { fonts: { load: () => Promise.resolve([]) }, execCommand: () => false })
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  document.addEventListener('submit', closeDialog)
}

/** Closes the dialog, as a form with the method `dialog` does. */
function closeDialog(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  if (form.getAttribute('method') !== 'dialog') return
  event.preventDefault()
  form.closest('dialog')?.close()
}

/**
 * jsdom has one interval for all frames. If a test fakes the timers while it begins, no frame comes in the
 * later tests of the worker. So each frame has a timer of its own.
 */
function stubFrames(): void {
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) =>
    Number(
      setTimeout(() => {
        call(performance.now())
      }, 16),
    ),
  )
  vi.stubGlobal('cancelAnimationFrame', (id: number) => {
    clearTimeout(id)
  })
}

/** Media queries see this viewport width, in CSS pixels, and this preference. */
export function stubMedia({ width = 1440, reducedMotion = false } = {}): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const least = /min-width: (\d+)px/.exec(query)?.[1]
    const matches = query.includes('reduced-motion')
      ? reducedMotion
      : least !== undefined && Number(least) <= width
    return {
      matches,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }
  })
}

class IdleObserver {
  observe: () => void = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

/** Reports that an element has a size, as all observers do at first, and no later size. */
class FirstSizeObserver extends IdleObserver {
  constructor(follow: (entries: []) => void) {
    super()
    this.observe = () => {
      queueMicrotask(() => {
        follow([])
      })
    }
  }
}
