import type { Plugin } from 'vite'

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g

const ROOT = '<div id="root"'

/**
 * Moves the style tags between preloader and page: browsers draw the preloader at once, and the page
 * only with its styles. Scripts get low priority, because a page needs its fonts and pictures first.
 */
export function stylesAfterPreloader(): Plugin {
  return {
    name: 'styles-after-preloader',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const styles = html.match(STYLES)?.join('') ?? ''
        return html
          .replaceAll(STYLES, '')
          .replaceAll(SCRIPTS, '$& fetchpriority="low"')
          .replace(ROOT, () => `${styles.trim()}\n    ${ROOT}`)
      },
    },
  }
}
