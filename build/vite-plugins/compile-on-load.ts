import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has Chrome compile all functions of these chunks while they load, beside the page, and not one by one when the
 * page first calls them (https://v8.dev/blog/explicit-compile-hints). To other browsers it is a comment.
 */
export function compileOnLoad({ chunks }: { chunks: string[] }): Plugin {
  return {
    name: 'compile-on-load',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    augmentChunkHash: ({ name }) => (chunks.includes(name) ? HINT : undefined),
    // It must be the first line, and Vite puts a line of its own before what `postBanner` writes.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && chunks.includes(file.name)) file.code = HINT + file.code
        }
      },
    },
  }
}
