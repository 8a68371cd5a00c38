import type { Plugin } from 'vite'
import { ROOT_ID } from '../../src/isomorphic/page-marks.ts'

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g
const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g
const LOW_PRIORITY = /<(?:script|link)/g

const ROOT = `<div id="${ROOT_ID}"`

/**
 * Moves the style tags between preloader and page: browsers draw the preloader at once, and the page
 * only with its styles. Moves the script tags into the template of index.html.
 */
export function tagsAfterPreloader(): Plugin {
  return {
    name: 'tags-after-preloader',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        // Visitors may save a page to a disk, and Chrome loads no file with `crossorigin` from there.
        const styles = html.match(STYLES)?.join('').replaceAll(' crossorigin', '') ?? ''
        const scripts = html.match(SCRIPTS)?.join('') ?? ''
        return html
          .replaceAll(STYLES, '')
          .replaceAll(SCRIPTS, '')
          .replace(
            '</template>',
            (end) => scripts.replaceAll(LOW_PRIORITY, '$& fetchpriority="low"') + end,
          )
          .replace(ROOT, () => `${styles.trim()}\n    ${ROOT}`)
      },
    },
  }
}
