/** Every setting the site takes from its environment. All are fixed when it is built. */
const { VITE_API_BASE, VITE_ABOUT_ARMENIA_URL, VITE_INVESTMENT_URL } = import.meta.env

export const config = {
  /** Where the content backend answers, without the `/fez/…` of a call. Default: the same origin. */
  apiBase: new URL(given(VITE_API_BASE) ?? '/', document.baseURI).href,
  /** The external site behind 'About Armenia'. */
  aboutArmeniaUrl: given(VITE_ABOUT_ARMENIA_URL) ?? 'https://armenia.travel',
  /** The external site behind both entries of 'Investors'. */
  investmentUrl: given(VITE_INVESTMENT_URL) ?? 'https://enterprisearmenia.am',
}

/** A setting that is there but blank counts as not given. */
function given(value: string | undefined): string | undefined {
  return value?.trim() ? value : undefined
}
