/** The first visit of `/` loads no more compressed bytes. */
export const BUDGETS = {
  scriptsBytes: 125_200,
  stylesBytes: 9_700,
  /** In each language. */
  fontsBytes: 55_000,
}
