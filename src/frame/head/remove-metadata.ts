const METADATA =
  'title, meta[property], meta:is([name=title], [name=description], [name=keywords], [name=robots]), link:is([rel=canonical], [rel=alternate]), [type="application/ld+json"]'

/**
 * Removes what `metadata.tsx` and `structured-data.ts` wrote into a prerendered page that React does not hydrate. Crawlers
 * believe the first of two tags, and React takes over only those of a page that it hydrates.
 */
export function removeMetadata(): void {
  for (const element of document.head.querySelectorAll(METADATA)) element.remove()
}
