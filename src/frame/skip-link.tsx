import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { isPlainClick } from '../ui/is-plain-click.ts'

/** The first link that the Tab key reaches. It skips header and navigation. */
export function SkipLink() {
  return (
    <a href="#content" className="skip-link" onClick={skip}>
      <Trans comment="Seen at the first press of Tab: past header and navigation">
        Skip to content
      </Trans>
    </a>
  )
}

// Works like the anchor, but adds no history entry: with one, Back would lead to the same page.
function skip(click: MouseEvent) {
  const content = document.querySelector('main')
  if (!content || !isPlainClick(click.nativeEvent)) return
  click.preventDefault()
  content.focus({ preventScroll: true })
  content.scrollIntoView()
}
