import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Props for a button that is disabled at times. It gets the focus back when it works again. Chrome
 * 109 takes the focus at once, newer versions in the next frame, so the hook notes it beforehand.
 */
export function useFocusAfterDisabled(disabled: boolean) {
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
    // Otherwise Firefox would take `disabled` from before a reload, and let a form be sent without scripts.
    autoComplete: 'off',
    onFocus: () => {
      hadFocus.current = true
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
      if (!currentTarget.disabled) hadFocus.current = false
    },
  }
}
