/** Every setting the site takes from its environment. All are fixed when it is built. */
const {
  SITE_URL,
  VITE_API_BASE,
  VITE_MEDIA_BASE,
  VITE_ABOUT_ARMENIA_URL,
  VITE_INVESTMENT_URL,
  VITE_GOOGLE_MAPS_KEY,
  VITE_GOOGLE_MAPS_MAP_ID,
} = import.meta.env

const apiBase = new URL(given(VITE_API_BASE) ?? '/', document.baseURI)
const mediaBase = new URL(given(VITE_MEDIA_BASE) ?? apiBase.origin, document.baseURI)

export const config = {
  /** The site's public address, for search engines and link previews. Default: where it is opened. */
  siteUrl: given(SITE_URL) ?? location.origin,
  /** Where the content backend answers, without the `/fez/…` of a call. Default: the same origin. */
  apiBase: apiBase.href,
  /** The other origin that the paths of pictures and videos belong to, if there is one. */
  mediaBase: mediaBase.origin === location.origin ? undefined : mediaBase.origin,
  /** The external site behind 'About Armenia'. */
  aboutArmeniaUrl: given(VITE_ABOUT_ARMENIA_URL) ?? 'https://armenia.travel',
  /** The external site behind both entries of 'Investors'. */
  investmentUrl: given(VITE_INVESTMENT_URL) ?? 'https://enterprisearmenia.am',
  /** Access to the maps provider. Without a key the contact page shows no map. */
  map: {
    accessKey: given(VITE_GOOGLE_MAPS_KEY),
    mapId: given(VITE_GOOGLE_MAPS_MAP_ID) ?? 'DEMO_MAP_ID',
  },
}

/** A setting that is there but blank counts as not given. */
function given(value: string | undefined): string | undefined {
  return value?.trim() ? value : undefined
}
