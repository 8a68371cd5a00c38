import { use } from 'react'
import { retriableImport } from '../../retriable-import.ts'

type Sanitizer = typeof import('./sanitize-html.ts')

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

/** The same for a text that may need it later. Never rejects. */
export async function preloadSanitizer(): Promise<void> {
  await loadSanitizer().catch(() => undefined)
}

/**
 * Suspends until the sanitiser has loaded, also if one try fails: what is on the screen then stays, and
 * `SanitizerBoundary` offers another try.
 */
export function readSanitizer(): Sanitizer {
  void preloadSanitizer()
  return use(loaded)
}
