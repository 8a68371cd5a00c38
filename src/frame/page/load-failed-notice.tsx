import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { focusHeading } from '../../ui/focus-heading.ts'
import { Notice } from '../../ui/notice.tsx'

/**
 * Takes the place of content that could not be loaded. If it goes after 'Try again', and the focus with it,
 * the page's heading gets the focus.
 */
export function LoadFailedNotice({ onTryAgain }: { onTryAgain: () => Promise<unknown> }) {
  const triedAgain = useRef(false)
  useEffect(
    () => () => {
      if (triedAgain.current && document.activeElement === document.body) focusHeading()
    },
    [],
  )
  return (
    <Notice
      onTryAgain={() => {
        triedAgain.current = true
        return onTryAgain()
      }}
    >
      <Trans comment="In place of the content of a page">This content could not be loaded.</Trans>
    </Notice>
  )
}
