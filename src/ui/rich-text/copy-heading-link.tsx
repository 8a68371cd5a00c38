import { Trans } from '@lingui/react/macro'
import { showToast } from '../../toasts/show-toast.ts'
import { isInHeading } from './heading-anchors.ts'

/** Copies the address of a link that was pressed, and says so, if it is a heading's link. */
export function copyHeadingLink(link: HTMLAnchorElement): void {
  if (isInHeading(link)) void copyAddress(link)
}

/** Says nothing if the browser forbids copying: the address bar shows the address. */
async function copyAddress({ href, textContent: name }: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(href)
  } catch {
    return
  }
  void showToast(
    'success',
    <Trans comment="A toast after a press on a heading; {name} is the heading">
      The link to “{name}” has been copied.
    </Trans>,
    'copied',
  )
}
