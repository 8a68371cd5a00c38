import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { focusHeading } from '../../ui/focus-heading.ts'
import { Notice } from '../../ui/notice.tsx'
import { ContentPending } from './content-pending.tsx'

interface MissingContentProps {
  isLoading?: boolean
  onTryAgain: () => Promise<unknown>
}

/** Takes the place of content that is loading, or that could not be loaded. */
export function MissingContent({ isLoading, onTryAgain }: MissingContentProps) {
  const [triedAgain, setTriedAgain] = useState(false)
  useEffect(() => {
    if (!triedAgain) return
    return () => {
      // The focus has gone together with the button.
      if (document.activeElement === document.body) focusHeading()
    }
  }, [triedAgain])
  // After 'Try again' the notice stays, so that its button keeps the focus.
  if (isLoading && !triedAgain) return <ContentPending />
  return (
    <Notice
      onTryAgain={() => {
        setTriedAgain(true)
        return onTryAgain()
      }}
    >
      <Trans comment="In place of the content of a page">This content could not be loaded.</Trans>
    </Notice>
  )
}
