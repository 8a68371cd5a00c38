/** All settings that the site takes from its environment, fixed when it is built. */
const env = import.meta.env
const apiBase = new URL(given(env.VITE_API_BASE) ?? '/', document.baseURI)
const mediaBase = new URL(given(env.VITE_MEDIA_BASE) ?? apiBase.origin, document.baseURI)

export const config = {
  /**
   * The site's origin for search engines and link previews. Default: the one that the prerendered
   * page names, so that it stays as it came, else the origin in the browser.
   */
  siteUrl: given(env.SITE_URL) ?? canonicalOrigin() ?? location.origin,
  /** The backend's address before `/fez/…`. Default: the site's own origin. */
  apiBase: apiBase.href,
  /** The origin of pictures and videos, if it is not the site's own. */
  mediaBase: mediaBase.origin === location.origin ? undefined : mediaBase.origin,
  aboutArmeniaUrl: given(env.VITE_ABOUT_ARMENIA_URL) ?? 'https://armenia.travel',
  /** Both links under 'Investors' lead here. */
  investmentUrl: given(env.VITE_INVESTMENT_URL) ?? 'https://enterprisearmenia.am',
  /** Without an access key the contact page shows no map. */
  map: {
    accessKey: given(env.VITE_GOOGLE_MAPS_KEY),
    mapId: given(env.VITE_GOOGLE_MAPS_MAP_ID) ?? 'DEMO_MAP_ID',
  },
}

function canonicalOrigin(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return canonical ? new URL(canonical.href).origin : undefined
}

/** An empty setting counts as not given. */
function given(value: string | undefined): string | undefined {
  return value?.trim() ? value : undefined
}
