/** The paths of the site's pages. */
export interface SitePaths {
  all: string[]
  /** For search engines. */
  listed: string[]
}
