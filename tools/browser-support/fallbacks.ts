/** Features that the oldest browsers lack, and what happens there instead. */
export const FALLBACKS: Record<string, string> = {
  '<img fetchpriority>': 'the picture comes in its turn',
  '<video loading>': 'the poster loads with the page',
  requestIdleCallback: 'the pages’ code is fetched after a while',
  '<video playsinline>': 'Firefox plays every video in its place',
}
