import browserslist from 'browserslist'

/**
 * The oldest supported browsers, from `browserslist` in package.json. The list has the newest
 * version of a browser first, so the oldest one is the last that the map takes.
 */
export const OLDEST_BROWSERS: ReadonlyMap<string, string> = new Map(
  browserslist().map((browser) => {
    const [name = '', version = ''] = browser.split(' ')
    return [name, version]
  }),
)

/** The same browsers as Vite names them: the build's target for scripts and styles. */
export const BUILD_TARGET = [...OLDEST_BROWSERS].map(
  ([name, version]) => name.replace('ios_saf', 'ios') + version,
)
