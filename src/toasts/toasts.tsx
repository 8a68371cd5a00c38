import 'react-toastify/ReactToastify.css'
import './toasts.css'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { Slide, ToastContainer } from 'react-toastify/unstyled'

export { toast } from 'react-toastify/unstyled'

/**
 * The place of toasts on the screen (specification, section 2, Global). Its icon comes from the frame,
 * because `i18n` and `ui` show toasts too, and this folder imports neither.
 */
export default function Toasts({ closeIcon }: { closeIcon: ReactNode }) {
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
