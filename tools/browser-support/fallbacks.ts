/** Features that the oldest browsers lack, and what happens there instead. */
export const FALLBACKS: Record<string, string> = {
  '<img fetchpriority>': 'the picture comes in its turn',
  requestIdleCallback: 'the pages’ code is fetched after a while',
  '<video playsinline>': 'Firefox plays every video in its place',
}
