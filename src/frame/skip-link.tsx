import { Trans } from '@lingui/react/macro'

/** The first stop of the keyboard: past header and navigation. */
export function SkipLink() {
  return (
    <a href="#content" className="skip-link">
      <Trans>Skip to content</Trans>
    </a>
  )
}
