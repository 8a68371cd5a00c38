import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has Chrome compile all functions of these chunks while they load, in the background, and not one by one when the
 * page first calls them (https://v8.dev/blog/explicit-compile-hints). To other browsers it is a comment.
 */
export function compileOnLoad({ chunks }: { chunks: string[] }): Plugin {
  return {
    name: 'compile-on-load',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    // Browsers keep a file by its name, so the name must change with the hint.
    augmentChunkHash: ({ name }) => (chunks.includes(name) ? HINT : undefined),
    // Chrome heeds it only before any code, and Vite writes code before what `postBanner` adds.
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
