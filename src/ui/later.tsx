import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

interface LaterProps {
  children: ReactNode
  /** Stands there until the code has come; in a prerendered page, its HTML does. */
  meanwhile?: ReactNode
  /** Stands there if the code is lost. */
  lost?: ReactNode
}

/** A part of the page whose code comes later; if its file is lost, nothing else is. */
export function Later({ children, meanwhile, lost }: LaterProps) {
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={() => lost} onCatch={logLost}>
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </CatchBoundary>
  )
}

function logLost(error: unknown) {
  console.error('A part of the page could not be loaded.', error)
}
