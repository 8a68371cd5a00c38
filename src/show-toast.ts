import type { ReactNode } from 'react'

let wantPlace: () => void

/** Resolves at the first toast of the visit. Only then does the site load the place for toasts. */
export const placeWanted = new Promise<void>((resolve) => {
  wantPlace = resolve
})

/**
 * Shows a toast. The code for toasts is loaded at the first one, because no page needs it before
 * the visitor acts. If it cannot be loaded, an error is logged.
 *
 * @param id if a toast with this id is on the screen, no second one is shown
 * @returns a function that removes the toast early
 */
export async function showToast(
  type: 'success' | 'error',
  message: ReactNode,
  id?: string,
): Promise<() => void> {
  wantPlace()
  try {
    const { toast } = await import('react-toastify/unstyled')
    const shown = toast(message, { type, ...(id !== undefined && { toastId: id }) })
    return () => {
      toast.dismiss(shown)
    }
  } catch (error) {
    console.error('A toast could not be shown.', error)
    return () => undefined
  }
}
