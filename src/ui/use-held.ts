import { type FocusEvent, useState } from 'react'

/**
 * Whether the pointer is over an element or the focus within it, so that nothing in it may move by
 * itself (WCAG 2.2.2), and the handlers of that element.
 */
export function useHeld() {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const holding = {
    onPointerEnter: () => {
      setPointed(true)
    },
    onPointerLeave: () => {
      setPointed(false)
    },
    onFocus: () => {
      setFocused(true)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      setFocused(currentTarget.contains(relatedTarget))
    },
  }
  return [pointed || focused, holding] as const
}
