/** The first visit of `/` loads no more compressed bytes. */
export const BUDGETS = {
  /** A multiple of the scripts of an empty app with the same libraries. */
  scriptsOfEmptyApp: 1.235,
  stylesBytes: 9_800,
  /** In each language. */
  fontsBytes: 55_000,
}
