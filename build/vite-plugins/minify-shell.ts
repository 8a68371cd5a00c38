import { minifySync, type Plugin } from 'vite'

const COMMENT = /\s*<!--.*?-->/gs
const INLINE_SCRIPT = /(?<=<script>).*?(?=<\/script>)/gs

/**
 * Takes the comments out of the built index.html, which is part of every page, and minifies its inline
 * scripts. Vite itself minifies its styles. React's comments, which hydration needs, come later.
 */
export function minifyShell({ target }: { target: string[] }): Plugin {
  const minifyScript = (script: string) => {
    const { code, errors } = minifySync('index.html', script, {
      module: false,
      compress: { target },
    })
    if (errors[0]) throw new Error(errors[0].message)
    return code.trim()
  }
  return {
    name: 'minify-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll(COMMENT, '').replaceAll(INLINE_SCRIPT, minifyScript),
    },
  }
}
