/** What may be loaded at most, in bytes of the compressed files: by the first visit of `/`, but for the last. */
export const BUDGETS = {
  /** Times what an empty app of the same libraries loads. */
  scriptsOfEmptyApp: 1.25,
  styles: 9_000,
  /** In each language. */
  fonts: 55_000,
  /** The file of the other pages, which all of them bring along. */
  otherPages: 2_500,
}
