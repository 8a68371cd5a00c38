import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { sanitizer } from '../../ui/rich-text/sanitizer.ts'
import { MissingContent } from './missing-content.tsx'
import { reloadIfRebuilt } from './reload-if-rebuilt.ts'

/** Surrounds texts from content. Keeps their room until they are sanitised, and says so if they cannot be. */
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
  return (
    <MissingContent
      isLoading={!hasFailed}
      onTryAgain={() => sanitizer.load().catch(reloadIfRebuilt)}
    />
  )
}
