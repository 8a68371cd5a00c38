import { Trans } from '@lingui/react/macro'
import { showToast } from '../show-toast.ts'

/** Copies a link's address. Where that is not allowed, the address bar still shows it. */
export async function copyAddress({ href, textContent: name }: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(href)
  } catch {
    return
  }
  void showToast(
    'success',
    <Trans comment="A toast after a press on a heading; {name} is the heading">
      The link to “{name}” is copied.
    </Trans>,
    'copied',
  )
}
