import './toasts.css'
import { type FocusEvent, useDeferredValue, useRef, useSyncExternalStore } from 'react'
import { focusHeading } from '../ui/focus-heading.ts'
import { useSiteContext } from '../ui/use-site-context.ts'
import { NO_TOASTS } from './create-toasts.ts'
import { Toast } from './toast.tsx'

const REGION_ID = 'toasts'

/** The place of toasts (requirements, section 2). Screen readers say what comes into it. */
export function ToastRegion() {
  const { toasts } = useSiteContext()
  const current = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, () => NO_TOASTS)
  // A text that comes together with its live region is not said.
  const shown = useDeferredValue(current, NO_TOASTS)
  const cameFrom = useRef<Element>(null)
  const noteOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  /** The focus would be lost with the toast that has it. */
  const returnFocus = (index: number) => {
    if (!document.querySelector(`#${REGION_ID} > :nth-child(${index + 1}):focus-within`)) return
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    // It may be gone.
    if (document.activeElement !== cameFrom.current) focusHeading()
  }
  return (
    // React removes this element, which stays in its place, and not the one that moves.
    <div>
      <div id={REGION_ID} className="toasts" aria-live="polite" onFocus={noteOrigin}>
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
      </div>
    </div>
  )
}

/** Until a modal dialog closes, it holds the toasts, because everything outside is inert. */
export function moveToastsInto(dialog: HTMLDialogElement): void {
  const region = document.getElementById(REGION_ID)
  const home = region?.parentElement
  if (!region) return
  dialog.append(region)
  dialog.addEventListener('close', () => home?.append(region), { once: true })
}
