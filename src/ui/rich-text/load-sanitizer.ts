import { retriableImport } from '../../retriable-import.ts'

export type Sanitizer = typeof import('./sanitize-html.ts')

const importSanitizer = retriableImport(() => import('./sanitize-html.ts'))

let loading: Promise<void> | undefined

let resolveLoaded: (sanitizer: Sanitizer) => void
const loaded = new Promise<Sanitizer>((resolve) => (resolveLoaded = resolve))

/**
 * Loads the sanitiser, which is as large as the rest of a page's code. A prerendered page is shown without
 * it. Rejects if it cannot be loaded; the next call tries again.
 */
export function loadSanitizer(): Promise<void> {
  loading ??= importSanitizer().then(
    (sanitizer) => {
      resolveLoaded(sanitizer)
      // With these, `use` reads the value at once, and no text goes for a moment, not even the first
      // (https://react.dev/reference/react/use).
      void Object.assign(loaded, { status: 'fulfilled', value: sanitizer })
    },
    (error: unknown) => {
      loading = undefined
      console.error('No text can be made safe to show.', error)
      throw error
    },
  )
  return loading
}

/** Loads the sanitiser before a text needs it. Never rejects. */
export async function preloadSanitizer(): Promise<void> {
  await loadSanitizer().catch(() => undefined)
}

/**
 * The sanitiser for `use`, which suspends a component until it has loaded. If one try fails, what is on the
 * screen stays, and `SanitizerBoundary` offers another try.
 */
export function sanitizerPromise(): Promise<Sanitizer> {
  void preloadSanitizer()
  return loaded
}
