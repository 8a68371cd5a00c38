import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** In development, a saved catalog changes the texts on the screen without reloading the page. */
export function hotCatalogs(): Plugin {
  return {
    name: 'hot-catalogs',
    enforce: 'post',
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    transform: {
      filter: { id: /\.po$/ },
      handler: (code, id) => `${code}
import { i18n } from '@lingui/core'
if (import.meta.hot) {
  const held = (import.meta.hot.data.messages ??= messages)
  import.meta.hot.accept((saved) => {
    Object.assign(held, saved.messages)
    const locale = '${basename(id, '.po')}'
    if (i18n.locale === locale) {
      i18n.loadAndActivate({ locale, messages: { ...i18n.messages, ...held } })
    }
  })
}`,
    },
  }
}
