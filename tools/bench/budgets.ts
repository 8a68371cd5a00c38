/** What may be loaded at most, in bytes of the compressed files: by the first visit of `/`. */
export const BUDGETS = {
  /** Times what an empty app of the same libraries loads. */
  scriptsOfEmptyApp: 1.235,
  styles: 9_500,
  /** In each language. */
  fonts: 55_000,
}
