import { type FocusEvent, useEffect, useRef, useState } from 'react'

/**
 * The state of a part that a button opens. It closes on Escape (focus returns to the button), on a
 * press elsewhere, and when focus leaves.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const closeOnPressElsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      if (container.current?.contains(document.activeElement)) button.current?.focus()
    }
    const closed = new AbortController()
    const { signal } = closed
    document.addEventListener('pointerdown', closeOnPressElsewhere, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    return () => {
      closed.abort()
    }
  }, [open])

  return {
    open,
    setOpen,
    container,
    button,
    /** For the container, which has the button and what it opens. */
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !container.current?.contains(relatedTarget)) setOpen(false)
    },
  }
}
