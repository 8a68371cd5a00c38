import { TOASTS_ID } from '../isomorphic/page-marks.ts'

/** Until a modal dialog closes, it holds the live region of toasts, because everything outside is inert. */
export function moveToastsInto(dialog: HTMLDialogElement): void {
  const region = document.getElementById(TOASTS_ID)
  if (!region) return
  dialog.append(region)
  const moveBack = () => {
    document.body.append(region)
  }
  dialog.addEventListener('close', moveBack, { once: true })
}
