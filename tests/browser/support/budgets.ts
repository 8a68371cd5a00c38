/** The first visit of `/` loads no more compressed bytes. */
export const BUDGETS = {
  scriptsBytes: 126_600,
  stylesBytes: 10_400,
  /** In each language. */
  fontsBytes: 55_000,
}
