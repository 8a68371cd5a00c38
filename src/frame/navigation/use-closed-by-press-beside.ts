import { type RefObject, useEffect } from 'react'

/**
 * Closes a modal dialog at a press beside it, as `closedby="any"` does in newer browsers. Such a
 * press has the dialog itself as target, so its content has to fill the dialog.
 */
export function useClosedByPressBeside(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const { current } = dialog
    const close = (press: MouseEvent) => {
      if (press.target === current) current?.close()
    }
    current?.addEventListener('click', close)
    return () => current?.removeEventListener('click', close)
  }, [dialog])
}
