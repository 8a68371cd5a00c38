interface PageSearch {
  /** From 1 on. */
  page?: number | undefined
}

/** Reads which page of a list an address names (`?page=2`). A value that is no page counts as none. */
export function pageSearch({ page }: { page?: unknown }): PageSearch {
  const asked = Math.trunc(Number(page))
  return { page: asked >= 1 ? asked : undefined }
}
