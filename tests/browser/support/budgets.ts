/** The first visit of `/` loads no more compressed bytes. */
export const BUDGETS = {
  scriptsBytes: 126_050,
  stylesBytes: 9_950,
  /** In each language. */
  fontsBytes: 55_000,
}
