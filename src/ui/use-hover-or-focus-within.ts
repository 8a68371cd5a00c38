import { type FocusEvent, useState } from 'react'

/** Whether pointer or focus is in an element; its content must not move then (WCAG 2.2.2). */
export function useHoverOrFocusWithin() {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const handlers = {
    // React misses `pointerenter` if the pointer was on an element that was removed.
    onPointerOver: () => {
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
  return [pointed || focused, handlers] as const
}
