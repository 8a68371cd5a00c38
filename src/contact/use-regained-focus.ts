import { useLayoutEffect, useRef } from 'react'

/** For a button that is disabled at times: a browser then takes the focus and keeps it. */
export function useRegainedFocus(disabled: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  // A layout effect: it runs before the next frame, in which the browser moves the focus.
  useLayoutEffect(() => {
    if (disabled) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true })
    }
  }, [disabled])
  return button
}
