/** What the router knows of the query of an address. */
export interface AddressSearch {
  /** The whole query with its question mark, as it is written. */
  query?: string
}

/**
 * Options of the router that leave queries as they are written. By default it reads their values as
 * JSON and writes them anew: a number of 19 digits would lose its last ones.
 */
export const QUERY_AS_WRITTEN = {
  parseSearch: (query: string): AddressSearch => ({ query }),
  stringifySearch: ({ query = '' }: AddressSearch) => query,
}
