import 'react-toastify/ReactToastify.css'
import './toasts.css'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide'
import { type CloseButtonProps, Slide, ToastContainer } from 'react-toastify/unstyled'
import { Icon } from '../ui/icon.tsx'

export { toast } from 'react-toastify/unstyled'

/** The place of toasts on the screen (specification, section 2, Global). */
export default function Toasts() {
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
      transition={Slide}
      closeButton={CloseButton}
      aria-label={t({
        message: 'Notifications',
        comment: 'Heard, not seen: the place of short messages',
      })}
    />
  )
}

function CloseButton({ closeToast }: CloseButtonProps) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className="toast-close"
      aria-label={t({ message: 'Close', comment: 'Heard, not seen: the cross on a short message' })}
      onClick={closeToast}
    >
      <Icon of={X} size="1rem" />
    </button>
  )
}
