/** The first visit to `/` loads no more compressed bytes than these. */
export const BUDGETS = {
  scriptsBytes: 127_100,
  stylesBytes: 12_500,
  /** In each language. */
  fontsBytes: 55_000,
}
