import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/**
 * Closes the menu when one of its links is followed, at any other change of page (the browser's Back button),
 * and when its own button goes, because the labels of the bar fit into a window that was widened. A press
 * beside the menu closes it, too, as `closedby="any"` does in newer browsers. The target of such a press is
 * the dialog itself, so the content must fill the dialog.
 */
export function useMenuClosing(
  dialog: RefObject<HTMLDialogElement | null>,
  button: RefObject<HTMLButtonElement | null>,
): void {
  const router = useRouter()
  useEffect(() => {
    const { current } = dialog
    const close = () => current?.close()
    const closeByPress = ({ target }: MouseEvent) => {
      if (target === current || (target instanceof Element && target.closest('[target]'))) close()
    }
    const closeForPage = ({ pathChanged }: { pathChanged: boolean }) => {
      if (!current?.open) return
      close()
      if (!pathChanged) return
      // The new page takes the focus, so a screen reader need not say the button that has it for a moment.
      button.current?.blur()
    }
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0) close()
    })
    const unsubscribe = router.subscribe('onBeforeNavigate', closeForPage)
    current?.addEventListener('click', closeByPress)
    if (button.current) observer.observe(button.current)
    return () => {
      unsubscribe()
      current?.removeEventListener('click', closeByPress)
      observer.disconnect()
    }
  }, [dialog, button, router])
}
