/** Headers that let shared caches keep a response for this time, and make browsers revalidate it. */
export function sharedCacheHeaders(maxAgeS: number): Record<string, string> {
  const shared = (name: string) => `${name}=${maxAgeS}, stale-while-revalidate=${maxAgeS}`
  return {
    'Cache-Control': `public, max-age=0, must-revalidate, ${shared('s-maxage')}`,
    // Browsers need must-revalidate, but some shared caches would then never serve a stale response.
    // This header is only for them (RFC 9213).
    'CDN-Cache-Control': shared('max-age'),
  }
}
