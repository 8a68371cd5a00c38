import type { ReactNode } from 'react'
import { retriable } from '../retriable.ts'
import type { default as Toasts, toast, whenMounted } from './toasts.tsx'

interface ToastsFile {
  default: typeof Toasts
  toast: typeof toast
  whenMounted: typeof whenMounted
}

const importToasts = retriable<ToastsFile>(() => import('./toasts.tsx'))

let loaded: (file: ToastsFile) => void

/** The code for toasts, once the first toast of the visit has loaded it. Never rejects. */
export const toastsLoaded = new Promise<ToastsFile>((resolve) => {
  loaded = resolve
})

/**
 * Shows a toast. The code for toasts is loaded at the first one, because no page needs it before
 * the visitor acts. If it cannot be loaded, an error is logged, and the next toast tries again.
 *
 * @param id if a toast with this id is on the screen, no second one is shown
 */
export async function showToast(
  type: 'success' | 'error',
  message: ReactNode,
  id?: string,
): Promise<void> {
  try {
    const file = await importToasts()
    loaded(file)
    await file.whenMounted()
    file.toast(message, { type, ...(id !== undefined && { toastId: id }) })
  } catch (error) {
    console.error('A toast could not be shown.', error)
  }
}
