/** A page's address in one language. */
interface Address {
  /** BCP 47. */
  tag: string
  href: string
}

/** A sitemap in which each page names itself in the other languages (sitemaps.org, with hreflang). */
export function sitemap(pages: Address[][]): string {
  const urls = pages.flatMap((addresses) =>
    addresses.map(({ href }) => {
      const alternates = addresses.map(
        (other) =>
          `<xhtml:link rel="alternate" hreflang="${other.tag}" href="${escape(other.href)}"/>`,
      )
      return `<url><loc>${escape(href)}</loc>${alternates.join('')}</url>`
    }),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** All may be read, the demo routes too: otherwise nobody would read that they are not to be listed. */
export function robots(siteUrl: URL): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`
}

function escape(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
