import type { Plugin } from 'vite'

/** Offers all languages in development, even those that visitors cannot choose yet. */
export function allLanguages(): Plugin {
  return {
    name: 'all-languages',
    enforce: 'pre',
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    transform: {
      filter: { id: /\/src\/i18n\/languages\.ts$/ },
      handler: (code) => code.replaceAll('offered: false', 'offered: true'),
    },
  }
}
