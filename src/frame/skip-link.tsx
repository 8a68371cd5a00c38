import { Trans } from '@lingui/react/macro'

/** The first link that the Tab key reaches. It skips header and navigation. */
export function SkipLink() {
  return (
    <a href="#content" className="skip-link">
      <Trans comment="Seen at the first press of Tab: past header and navigation">
        Skip to content
      </Trans>
    </a>
  )
}
