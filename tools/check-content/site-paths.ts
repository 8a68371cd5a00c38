/** The pages of the site, by their paths. */
export interface SitePaths {
  all: string[]
  /** Those that search engines are to know. */
  listed: string[]
}
