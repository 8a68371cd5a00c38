/** The paths of the site's pages. */
export interface SitePaths {
  all: string[]
  /** Those that search engines may list. */
  listed: string[]
}
