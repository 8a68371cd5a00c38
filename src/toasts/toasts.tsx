import 'react-toastify/ReactToastify.css'
import './toasts.css'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide'
import type { MouseEventHandler } from 'react'
import { Slide, ToastContainer } from 'react-toastify/unstyled'
import { Icon } from '../ui/icon.tsx'

export { toast } from 'react-toastify/unstyled'

/** The place of toasts on the screen (requirements, section 2). */
export function Toasts() {
  const { t } = useLingui()
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
      closeButton={({ closeToast }) => <CloseButton onClick={closeToast} />}
      aria-label={t({
        message: 'Notifications',
        comment: 'Heard, not seen: the place of short messages',
      })}
    />
  )
}

function CloseButton({ onClick }: { onClick: MouseEventHandler }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className="toast-close"
      aria-label={t({ message: 'Close', comment: 'Heard, not seen: the cross on a short message' })}
      onClick={onClick}
    >
      <Icon of={X} size="1rem" />
    </button>
  )
}
