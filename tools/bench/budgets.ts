/** What the first visit of `/` may load at most, in bytes of the compressed files. */
export const BUDGETS = {
  /** Times what an empty app of the same libraries loads. */
  scriptsOfEmptyApp: 1.25,
  styles: 9_000,
  /** In each language. */
  fonts: 55_000,
}
