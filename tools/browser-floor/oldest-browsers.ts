import browserslist from 'browserslist'

/**
 * The oldest browsers that the site serves, from `browserslist` in package.json. It lists the versions
 * of a browser from the newest down, so the oldest one stays.
 */
export const OLDEST_BROWSERS: ReadonlyMap<string, string> = new Map(
  browserslist().map((browser) => {
    const [name = '', version = ''] = browser.split(' ')
    return [name, version]
  }),
)

/** The same for Vite, for scripts and for Lightning CSS. */
export const BUILD_TARGET = [...OLDEST_BROWSERS].map(
  ([name, version]) => name.replace('ios_saf', 'ios') + version,
)
