import type { ReactNode } from 'react'

let wantPlace: () => void

/** Resolves when the first toast of the visit is shown, and needs a place to appear. */
export const placeWanted = new Promise<void>((resolve) => {
  wantPlace = resolve
})

/**
 * Shows a toast. Its code comes with the first one: no page needs it before the visitor acts.
 *
 * @param id a toast with the id of one on the screen is not shown
 * @returns takes the toast away early
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
