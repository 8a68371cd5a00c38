import type { Plugin } from 'vite'

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g

/** What index.html shows the site in; the tags of the styles stand before it. */
const ROOT = '<div id="root"'

/**
 * Puts the tags of the styles from the head to where the page begins, behind the preloader: in the
 * head they would keep the first frame waiting. There, browsers draw what stands before them at once,
 * and what stands behind them once they have come, so that no page is seen without its styles. Scripts
 * come after letters and pictures, without which the written page is not complete.
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
