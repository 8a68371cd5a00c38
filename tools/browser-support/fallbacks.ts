/** Features that the oldest browsers lack, and what happens there instead. */
export const FALLBACKS: Record<string, string> = {
  '<img fetchpriority>': 'the picture comes in its turn',
  '<video loading>': 'the poster loads with the page',
  requestIdleCallback: 'the slider and the sanitiser are fetched after a while',
  'Navigator.connection': 'the connection counts as fast, and nobody as saving data',
  'Navigator.deviceMemory': 'the device counts as one with enough memory',
  '<video playsinline>': 'Firefox plays every video in its place',
}
