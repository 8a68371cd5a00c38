import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '../ui/icon.tsx'
import { useHoverOrFocusWithin } from '../ui/use-hover-or-focus-within.ts'
import type { ToastMessage } from './create-toasts.ts'
import { useDismissByPointer } from './use-dismiss-by-pointer.ts'

/** Requirements, section 9. */
const TOAST_MS = 5000

interface ToastProps {
  type: ToastMessage['type']
  onClose: () => void
  children: ReactNode
}

/** A message that goes after five seconds. They do not pass while the pointer or the focus is in it. */
export function Toast({ type, onClose, children }: ToastProps) {
  const { t } = useLingui()
  const [paused, pauseHandlers] = useHoverOrFocusWithin()
  const remaining = useRef(TOAST_MS)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (paused) return
    const start = performance.now()
    const timer = setTimeout(close, remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= performance.now() - start
    }
  }, [paused])

  return (
    <div className="toast" data-type={type} {...pauseHandlers} {...useDismissByPointer(onClose)}>
      <p>{children}</p>
      <button
        type="button"
        className="toast-close icon-button"
        aria-label={t({
          message: 'Close',
          comment: 'Heard, not seen: the cross on a short message',
        })}
      >
        <Icon of={X} size="1rem" />
      </button>
    </div>
  )
}
