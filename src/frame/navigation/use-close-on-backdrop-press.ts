import { type RefObject, useEffect } from 'react'

/**
 * Closes a modal dialog when the visitor presses beside it, as `closedby="any"` does in newer
 * browsers. The target of such a press is the dialog itself, so the content must fill the dialog.
 */
export function useCloseOnBackdropPress(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const { current } = dialog
    const close = (press: MouseEvent) => {
      if (press.target === current) current?.close()
    }
    current?.addEventListener('click', close)
    return () => current?.removeEventListener('click', close)
  }, [dialog])
}
