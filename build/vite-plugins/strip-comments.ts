import type { Plugin } from 'vite'

const COMMENT = /\s*<!--.*?-->/gs

/**
 * Takes the comments out of the built index.html, which is part of every page. React's comments, which
 * hydration needs, come later.
 */
export function stripComments(): Plugin {
  return {
    name: 'strip-comments',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll(COMMENT, '') },
  }
}
