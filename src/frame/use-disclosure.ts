import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

/**
 * Something that opens and closes at a button: it closes on Escape, which gives the focus back to
 * the button, on a press elsewhere, and when focus leaves.
 */
export function useDisclosure<T extends HTMLElement>() {
  const [open, setOpen] = useState(false)
  const container = useRef<T>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const closeOnPressElsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOnPressElsewhere)
    return () => {
      document.removeEventListener('pointerdown', closeOnPressElsewhere)
    }
  }, [open])

  return {
    open,
    setOpen,
    container,
    button,
    /** For the element around button and content. */
    closing: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return
        setOpen(false)
        button.current?.focus()
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !container.current?.contains(event.relatedTarget)) setOpen(false)
      },
    },
  }
}
