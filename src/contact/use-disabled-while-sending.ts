import { useLayoutEffect, useRef } from 'react'

/**
 * Disables the button while a message is sent. In Chrome 109 a button loses the focus as soon as it is disabled,
 * in newer browsers soon after. So the group around the button has the focus that it had, and gives it back.
 */
export function useDisabledWhileSending(isSending: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const group = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [from, to] = isSending ? [button, group] : [group, button]
    const hadFocus = document.activeElement === from.current
    if (button.current) button.current.disabled = isSending
    if (hadFocus) to.current?.focus({ preventScroll: true })
  }, [isSending])
  return { button, group }
}
