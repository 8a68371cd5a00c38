import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Properties of a button that is disabled at times: a browser then takes the focus and keeps it.
 * Chrome 109 takes it at once, today's in the next frame, so that it is known beforehand who had it.
 */
export function useRegainedFocus(disabled: boolean) {
  const ref = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (disabled) return
    if (hadFocus.current && document.activeElement === document.body) {
      ref.current?.focus({ preventScroll: true })
    }
    hadFocus.current = document.activeElement === ref.current
  }, [disabled])

  return {
    ref,
    disabled,
    onFocus: () => {
      hadFocus.current = true
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
      if (!currentTarget.disabled) hadFocus.current = false
    },
  }
}
