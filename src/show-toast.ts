import { type ReactNode, useSyncExternalStore } from 'react'

let wanted = false
const onWanted = new Set<() => void>()

/** Whether a toast was shown in this visit. */
export function useToastsWanted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )
}

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
  wanted = true
  for (const tell of onWanted) tell()
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

function subscribe(tell: () => void) {
  onWanted.add(tell)
  return () => {
    onWanted.delete(tell)
  }
}
