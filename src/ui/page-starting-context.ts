import { createContext } from 'react'

/**
 * True from the start of a visit until React has hydrated, or drawn, the whole page (`src/start/start-site.ts`).
 * There are three ways to ask whether React has the page:
 *
 * - A component asks the router's `useHydrated` about itself, so that a part whose code hangs holds up no other.
 * - What concerns the whole page reads this context.
 * - CSS asks for `html[data-hydrated]`, which is set once the page is hydrated, or takes too long.
 *
 * React cannot know whether a Suspense that it has not hydrated yet (`RecordContent`, `LazyBoundary`) reads
 * this context, so before it changes, React hydrates all of them; in a transition, this happens at once and
 * in short tasks.
 */
export const PageStartingContext = createContext(false)
