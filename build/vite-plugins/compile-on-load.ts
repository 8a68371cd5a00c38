import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes Chrome compile all functions of these chunks in the background while they load, and not one by one
 * when the page first calls them (https://v8.dev/blog/explicit-compile-hints). Other browsers see a comment.
 */
export function compileOnLoad({ chunks }: { chunks: string[] }): Plugin {
  return {
    name: 'compile-on-load',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    // Browsers keep a file by its name, so the name must change with the hint.
    augmentChunkHash: ({ name }) => (chunks.includes(name) ? HINT : undefined),
    // Chrome ignores a hint that comes after code, and Vite writes code before a `postBanner`.
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
