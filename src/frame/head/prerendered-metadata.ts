const METADATA =
  'title, meta[property], meta:is([name=title], [name=description], [name=keywords], [name=robots]), link:is([rel=canonical], [rel=alternate]), [type="application/ld+json"]'

/**
 * Finds the tags of `metadata-tags.tsx` and `use-structured-data.ts` that came with the page. React adopts them
 * when it hydrates the page. When it draws the page from scratch, it writes its own, and crawlers believe
 * the first of two tags: then these have to go.
 */
export function findPrerenderedMetadata(): Element[] {
  return [...document.head.querySelectorAll(METADATA)]
}

/** Whether React has written a title of its own beside the one that came with the page. */
export function isMetadataWrittenTwice(): boolean {
  return document.head.querySelectorAll('title').length > 1
}
