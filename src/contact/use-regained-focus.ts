import { useLayoutEffect, useRef } from 'react'

/**
 * A ref for a button that is disabled now and then: a browser takes the focus from it and does not
 * give it back. Once it is enabled it has the focus again, unless the visitor has moved on.
 */
export function useRegainedFocus(disabled: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  // A layout effect: before the next frame, with which the browser takes the focus away.
  useLayoutEffect(() => {
    if (disabled) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true })
    }
  }, [disabled])
  return button
}
