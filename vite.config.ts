import mediaMinmax from '@csstools/postcss-media-minmax'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { BUILD_TARGET } from './build/oldest-browsers.ts'
import { checkedCatalogs } from './build/vite-plugins/checked-catalogs.ts'
import { compileOnLoad } from './build/vite-plugins/compile-on-load.ts'
import { compressBuild } from './build/vite-plugins/compress-build.ts'
import { contentServer } from './build/vite-plugins/content-server.ts'
import { hotCatalogs } from './build/vite-plugins/hot-catalogs.ts'
import { inlineScripts } from './build/vite-plugins/inline-scripts.ts'
import { stripComments } from './build/vite-plugins/strip-comments.ts'
import { tagsAfterPreloader } from './build/vite-plugins/tags-after-preloader.ts'
import { zoneFile } from './build/vite-plugins/zone-file.ts'

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      // Pages are in the file `site`, so going to another one waits for no file. `lazyPart` splits off what is
      // large or rarely needed.
      autoCodeSplitting: false,
    }),
    react(),
    // Otherwise visitors would see the id of a text that cannot be compiled.
    lingui({ configPath: 'build/lingui.config.ts', failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    zoneFile(),
    contentServer(),
    checkedCatalogs(),
    hotCatalogs(),
    tagsAfterPreloader(),
    stripComments(),
    inlineScripts({ target: BUILD_TARGET }),
    // Most of their functions are called in a usual visit: at the start, or at the first click.
    compileOnLoad({ chunks: ['libraries', 'site', 'sanitize-html', 'carousel-engine'] }),
    compressBuild({ former: 'dist' }),
  ],
  envPrefix: ['VITE_', 'SITE_URL'],
  resolve: {
    // React has this hook itself; two libraries still bring a copy for React 17.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  css: {
    // The build would write `(width < 48rem)` as `not (min-width: 48rem)`, of which Safari before 16.4 knows nothing.
    postcss: { plugins: [mediaMinmax()] },
  },
  build: {
    target: BUILD_TARGET,
    // All styles come in one file with every page: code that comes later brings none, so none are lost.
    cssCodeSplit: false,
    // Lists the scripts of each page, for `build/script-preloads.ts`.
    manifest: true,
    // Browsers without modulepreload work without a polyfill. The files that come with every page
    // are not preloaded again.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => !/\/(libraries|rolldown-runtime|site)-/.test(file)),
    },
    // An asset inlined as a data: address cannot be cached on its own.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // On a slow machine, they read like errors.
      checks: { bundlerTimings: false },
      // To read a property of a library changes nothing, so code that only does that is left out.
      treeshake: { propertyReadSideEffects: false },
      // A constant of one module is written as its value in the others.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // The scripts come in two files, `libraries` and `site`; `libraries` rarely changes. Large
        // or rarely needed code has files of its own, which load when they are needed. Without
        // these names, each module that two of these files share would become another file, and without
        // `$initial` each page would load what only later files use.
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(?!lucide)/,
              tags: ['$initial'],
              priority: 4,
            },
            {
              name: 'site',
              test: /\/(src(?!\/main)|lucide)\/|vite\/preload/,
              tags: ['$initial'],
              priority: 3,
            },
          ],
        },
      },
    },
  },
})
