import { createContext } from 'react'

/**
 * True from the start of a visit until React has hydrated, or drawn, the whole page. A single component asks
 * the router's `useHydrated`, so that a part whose code hangs holds up no other.
 *
 * React cannot know whether a Suspense that it has not hydrated yet (`RecordContent`, `LazyBoundary`) reads
 * this context, so before it changes, React hydrates all of them; in a transition, this happens at once and
 * in short tasks.
 */
export const PageStartingContext = createContext(false)
