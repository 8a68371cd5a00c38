/** Allows the template's routes, too: a crawler has to read a page to see its `noindex`. */
export function robotsTxt(siteUrl: URL): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`
}
