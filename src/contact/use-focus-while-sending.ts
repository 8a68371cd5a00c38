import { useLayoutEffect, useRef } from 'react'

/**
 * A button that is disabled loses the focus. So while a message is sent, the group around the button has the
 * focus that the button had, and gives it back.
 */
export function useFocusWhileSending(isSending: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const group = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [from, to] = isSending ? [button, group] : [group, button]
    if (document.activeElement === from.current) to.current?.focus({ preventScroll: true })
  }, [isSending])
  return { button, group }
}
