import { basename } from 'node:path'
import type { Plugin } from 'vite'

/**
 * In development, a saved catalog tells the page so, by an event, and the page keeps all that a visitor has done
 * (`src/start/create-site.tsx`). Without this, Vite would load the page again.
 */
export function hotCatalogs(): Plugin {
  return {
    name: 'hot-catalogs',
    enforce: 'post',
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    transform: {
      filter: { id: /\.po$/ },
      handler: (code, id) => `${code}
if (import.meta.hot) {
  // The object that the site loads when its language is chosen again.
  const held = (import.meta.hot.data.messages ??= messages)
  import.meta.hot.accept((saved) => {
    Object.assign(held, saved.messages)
    const detail = { tag: '${basename(id, '.po')}', messages: held }
    dispatchEvent(new CustomEvent('catalog-saved', { detail }))
  })
}`,
    },
  }
}
