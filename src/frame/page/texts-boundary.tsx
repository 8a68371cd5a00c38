import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { loadSanitizer } from '../../ui/rich-text/sanitizer.ts'
import { RecordPending } from './record-pending.tsx'

/** Around texts from content. Until they are sanitised it keeps their room; if they cannot be, it says so. */
export function TextsBoundary({ children }: { children: ReactNode }) {
  return <Suspense fallback={<TextsPending />}>{children}</Suspense>
}

function TextsPending() {
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState(0)
  useEffect(() => {
    loadSanitizer().catch(() => {
      setFailed(attempt)
    })
  }, [attempt])
  // During a new try the notice stays, so that its button keeps the focus.
  if (failed === 0) return <RecordPending />
  return (
    <Notice
      onTryAgain={() => {
        setAttempt(failed + 1)
      }}
    >
      <Trans comment="In place of the content of a page">This content could not be loaded.</Trans>
    </Notice>
  )
}
