import { CatchBoundary, type ErrorRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

interface LazyBoundaryProps {
  children: ReactNode
  /** Shown until the code has loaded. A prerendered page shows the part's HTML instead. */
  fallback?: ReactNode
  /** Shown if the code cannot be loaded. Another component at each rendering would lose its focus. */
  errorComponent?: ErrorRouteComponent
}

/** Surrounds a part of the page whose code is loaded later. If that fails, the rest still works. */
export function LazyBoundary({ children, fallback, errorComponent = Nothing }: LazyBoundaryProps) {
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={errorComponent}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  )
}

function Nothing() {
  return null
}
