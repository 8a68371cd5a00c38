import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { reloadIfRebuilt } from '../../reload-if-rebuilt.ts'
import { sanitizer } from '../../ui/rich-text/sanitizer.ts'
import { LoadFailedNotice } from './load-failed-notice.tsx'
import { RecordPending } from './record-pending.tsx'

/** Around texts from content. Until they are sanitised it keeps their room; if they cannot be, it says so. */
export function SanitizerBoundary({ children }: { children: ReactNode }) {
  return <Suspense fallback={<TextsPending />}>{children}</Suspense>
}

function TextsPending() {
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    sanitizer.load().catch(() => {
      setFailed(true)
    })
  }, [])
  if (!hasFailed) return <RecordPending />
  // During a new try the notice stays, so that its button keeps the focus.
  return <LoadFailedNotice onTryAgain={() => sanitizer.load().catch(reloadIfRebuilt)} />
}
