import type { Plugin } from 'vite'

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g

const ROOT = '<div id="root"'

/**
 * Moves the style tags from the head to between preloader and page: browsers draw the preloader at
 * once, and the page only with its styles. Scripts get low priority: a page without fonts and
 * pictures is not complete.
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
