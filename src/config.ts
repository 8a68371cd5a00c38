/** All settings that the site takes from its environment, fixed when it is built. */
export const config = {
  /** The site's origin for search engines and link previews. */
  siteUrl: given(import.meta.env.SITE_URL),
  /** The backend's address before `/fez/…`: on another origin, or a path of the site. */
  apiBase: given(import.meta.env.VITE_API_BASE) ?? '/',
  /** The origin of pictures, videos and documents. Default: the backend's. */
  mediaBase: given(import.meta.env.VITE_MEDIA_BASE),
  aboutArmeniaUrl: given(import.meta.env.VITE_ABOUT_ARMENIA_URL) ?? 'https://armenia.travel',
  /** Both links under 'Investors' lead here. */
  investmentUrl: given(import.meta.env.VITE_INVESTMENT_URL) ?? 'https://enterprisearmenia.am',
  /** Without an access key the contact page shows no map. */
  map: {
    accessKey: given(import.meta.env.VITE_GOOGLE_MAPS_KEY),
    mapId: given(import.meta.env.VITE_GOOGLE_MAPS_MAP_ID) ?? 'DEMO_MAP_ID',
  },
}

/** An empty setting counts as not given. */
function given(value: string | undefined): string | undefined {
  return value?.trim() ? value : undefined
}
