import { useLayoutEffect, useRef } from 'react'

/**
 * A button that is disabled loses the focus. So while a message is sent, the words about it have the focus that
 * the button had, and give it back.
 */
export function useFocusWhileSending(isSending: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const status = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [from, to] = isSending ? [button, status] : [status, button]
    if (from.current?.contains(document.activeElement)) to.current?.focus({ preventScroll: true })
  }, [isSending])
  return { button, status }
}
