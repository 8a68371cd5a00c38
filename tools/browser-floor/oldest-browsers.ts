import browserslist from 'browserslist'

/**
 * The oldest browsers that the site serves: what `browserslist` in package.json comes to, by its
 * names. It lists the versions of a browser from the newest down, so that the oldest one stays.
 */
export const OLDEST_BROWSERS: ReadonlyMap<string, string> = new Map(
  browserslist().map((browser) => {
    const [name = '', version = ''] = browser.split(' ')
    return [name, version]
  }),
)

/** The same for Vite, which hands it on to its compiler of scripts and to Lightning CSS. */
export const BUILD_TARGET = [...OLDEST_BROWSERS].map(
  ([name, version]) => name.replace('ios_saf', 'ios') + version,
)
