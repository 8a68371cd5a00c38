import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LostPartError } from '../../lazy-part.ts'
import { MissingContent } from './missing-content.tsx'
import { reloadIfRebuilt } from './reload-if-rebuilt.ts'

/** Takes the place of a part whose code is lost. If a new build has replaced it, the page is loaded again. */
export function LostPartNotice({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  useEffect(() => {
    // If this page already comes from a reload, two servers may have different builds.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (visit?.type !== 'reload') void reloadIfRebuilt()
  }, [])
  const tryAgain = async () => {
    if (error instanceof LostPartError) await error.tryAgain()
    reset()
  }
  return <MissingContent onTryAgain={() => tryAgain().catch(reloadIfRebuilt)} />
}
