import type { RawSearch } from '../../../router/raw-search.ts'

interface PageSearch {
  /** 1 or more. */
  page?: number | undefined
}

/** Reads the page of a list from an address (`?page=2`). Ignores a value that is not a page. */
export function pageSearch({ query }: RawSearch): PageSearch {
  const asked = Math.trunc(Number(new URLSearchParams(query).get('page')))
  return { page: asked >= 1 ? asked : undefined }
}
