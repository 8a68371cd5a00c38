import './toasts.css'
import { type FocusEvent, useDeferredValue, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { TOASTS_ID } from '../isomorphic/page-marks.ts'
import { focusHeading } from '../ui/focus-heading.ts'
import { useSiteContext } from '../ui/use-site-context.ts'
import { NO_TOASTS } from './create-toasts.ts'
import { Toast } from './toast.tsx'

/** The toasts on the screen (requirements, section 2), in the live region of the document. */
export function ToastList() {
  const { toasts } = useSiteContext()
  const current = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, () => NO_TOASTS)
  // A change of the focus, such as the form's, would cut off what a screen reader says.
  const shown = useDeferredValue(current)
  const list = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element>(null)
  const noteOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  /** The focus would be lost with the toast that has it. */
  const returnFocus = (index: number) => {
    if (!list.current?.children[index]?.contains(document.activeElement)) return
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    // It may be gone.
    if (document.activeElement !== cameFrom.current) focusHeading()
  }
  const region = shown.length > 0 && document.getElementById(TOASTS_ID)
  return (
    region &&
    createPortal(
      <div ref={list} className="toasts" onFocus={noteOrigin}>
        {shown.map(({ id, type, message }, index) => (
          <Toast
            key={id}
            type={type}
            onClose={() => {
              returnFocus(index)
              toasts.close(id)
            }}
          >
            {message}
          </Toast>
        ))}
      </div>,
      region,
    )
  )
}
