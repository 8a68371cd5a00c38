const METADATA =
  'title, meta[property], meta:is([name=title], [name=description], [name=keywords], [name=robots]), link:is([rel=canonical], [rel=alternate]), [type="application/ld+json"]'

/**
 * Removes the prerendered tags of `metadata.tsx` and `structured-data.ts` from a page that the site
 * does not hydrate. React would write them a second time, and crawlers believe the first of two
 * tags.
 */
export function removeMetadata(): void {
  for (const element of document.head.querySelectorAll(METADATA)) element.remove()
}
