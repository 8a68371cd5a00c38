import 'react-toastify/ReactToastify.css'
import './toasts.css'
import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { Slide, ToastContainer } from 'react-toastify/unstyled'

export { toast } from 'react-toastify/unstyled'

let place = waitForPlace()

function waitForPlace() {
  let tellMounted!: () => void
  const mounted = new Promise<void>((resolve) => (tellMounted = resolve))
  return { mounted, tellMounted }
}

/**
 * Resolves once there is a place for toasts. The library keeps a toast that comes before, but loses it in
 * React's strict mode, which mounts the place a second time.
 */
export const whenMounted = () => place.mounted

/**
 * The place of toasts on the screen (requirements, section 2, Global). Its icon comes from the frame,
 * because `i18n` shows toasts too, and this folder does not import it.
 */
export default function Toasts({ closeIcon }: { closeIcon: ReactNode }) {
  const { t } = useLingui()
  useEffect(() => {
    place.tellMounted()
    return () => {
      place = waitForPlace()
    }
  }, [])
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      hideProgressBar
      newestOnTop
      closeOnClick
      draggable
      pauseOnHover
      theme="colored"
      // By default, Alt+T moves the focus to a toast.
      hotKeys={() => false}
      transition={Slide}
      closeButton={({ closeToast }) => <CloseButton onClick={closeToast}>{closeIcon}</CloseButton>}
      aria-label={t({
        message: 'Notifications',
        comment: 'Heard, not seen: the place of short messages',
      })}
    />
  )
}

function CloseButton({
  onClick,
  children,
}: Pick<ComponentProps<'button'>, 'onClick' | 'children'>) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className="toast-close"
      aria-label={t({ message: 'Close', comment: 'Heard, not seen: the cross on a short message' })}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
