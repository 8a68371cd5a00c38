/** Features that the oldest browsers lack, and what happens there instead. */
export const FALLBACKS: Record<string, string> = {
  '<img fetchpriority>': 'the picture comes in its turn',
  '<video loading>': 'the poster loads with the page',
  requestIdleCallback: 'the slider and the sanitiser are fetched after a while',
  navigation: 'the router’s keys tell entries apart, but not those for places on a page',
  'Navigation.currentEntry': 'as for `navigation`',
  'NavigationHistoryEntry.key': 'as for `navigation`',
  'Navigator.connection': 'the connection counts as fast, and nobody as saving data',
  'Navigator.deviceMemory': 'the device counts as one with enough memory',
  'TouchEvent.touches': 'Safari on a Mac has no touches',
  'TouchEvent.changedTouches': 'Safari on a Mac has no touches',
  'TouchList.length': 'Safari on a Mac has no touches',
  '<video playsinline>': 'Firefox plays every video in its place',
}
