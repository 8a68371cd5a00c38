/** The query of an address, as the router knows it. */
export interface RawSearch {
  /** The whole query with its question mark, as it is written. */
  query?: string
}

/**
 * Options of the router that leave queries as they are written. By default it reads their values as JSON and
 * writes them again: a number of 19 digits would lose its last digits. Typed values beside the text would add
 * 0.1 kB to each first visit, for the one parameter of the template.
 */
export const RAW_SEARCH_OPTIONS = {
  parseSearch: (query: string): RawSearch => ({ query }),
  stringifySearch: ({ query = '' }: RawSearch) => query,
}
