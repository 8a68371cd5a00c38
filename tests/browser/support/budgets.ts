/** The first visit of `/` loads no more compressed bytes. */
export const BUDGETS = {
  scriptsBytes: 125_500,
  stylesBytes: 9_800,
  /** In each language. */
  fontsBytes: 55_000,
}
