import { availableParallelism } from 'node:os'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { catalogsInPlace } from './server/build/catalogs-in-place.ts'
import { compressBuild } from './server/build/compress-build.ts'
import { contentServer } from './server/build/content-server.ts'
import { routeFiles } from './server/build/route-files.ts'
import { stylesAfterPreloader } from './server/build/styles-after-preloader.ts'
import { visitorLanguage } from './server/build/visitor-language.ts'
import { BUILD_TARGET } from './tools/browser-floor/oldest-browsers.ts'
import { allLanguages } from './tools/catalogs/all-languages.ts'

// But for what only the contact form uses.
const LIBRARIES_OF_EVERY_PAGE =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@lingui|ky)\/(?!.*(useMutation|mutationObserver))/
export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // The product's pages come with the site's own file, so that no change of page waits for one.
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (routeId.startsWith('/_demo') ? [['component']] : []),
      },
    }),
    react(),
    // A text that cannot be read must not reach visitors as its id.
    lingui({ failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    contentServer(),
    allLanguages(),
    catalogsInPlace(),
    visitorLanguage(),
    stylesAfterPreloader(),
    routeFiles(),
    compressBuild(),
  ],
  envPrefix: ['VITE_', 'SITE_URL'],
  build: {
    target: BUILD_TARGET,
    // Says which styles and scripts a page's own are (`server/build/route-tags.ts`).
    manifest: true,
    // Browsers that know no such link do without. What came with the page is named in none.
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
      output: {
        // The site comes in two files, of which the first seldom changes. What is large or seldom needed
        // comes with the page, or the moment, that wants it. Without these names, each module that two
        // of these share would be a file.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: LIBRARIES_OF_EVERY_PAGE, priority: 4 },
            {
              name: 'site',
              test: /\/(src|lucide)\/|vite\/preload/,
              tags: ['$initial'],
              priority: 3,
            },
            { name: 'sanitizer', test: /sanitize-html/, priority: 1 },
            { name: 'slider', test: /carousel-engine/, priority: 1 },
            { name: 'toasts', test: /react-toastify/, priority: 1 },
            { name: 'field', test: /src\/ui\/field/, priority: 1 },
            {
              name: 'contact',
              test: /src\/(routes\/-message-form|contact\/zone-map)/,
              priority: 1,
            },
            { name: 'demo', test: /src\/demo\/(?!locales)/ },
          ],
        },
      },
    },
  },
  test: {
    // One more than processors: it works while another waits for a program that it has started.
    maxWorkers: availableParallelism() + 1,
    // These end what hangs; a busy machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 5_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // Servers, mail and databases are waited for, not elements of a page.
          expect: { poll: { timeout: 30_000 } },
          // A program that one thread starts holds for a moment all sockets of its process, so that what
          // another thread has closed still answers.
          pool: 'forks',
          // The files share what they import: reading it anew for each was half of their cost. What a
          // module keeps is kept by an address or a folder of one test.
          isolate: false,
          include: ['tests/unit/**/*.test.ts'],
          exclude: ['tests/unit/dom/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          // Each file has a document and modules of its own; jsdom itself is read once a worker.
          pool: 'vmThreads',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:4173/' } },
          // A part of the site that can be taken out brings its own tests.
          include: [
            'tests/unit/dom/*.test.ts',
            'tests/component/*.test.tsx',
            'src/*/tests/*.test.tsx',
          ],
          setupFiles: ['tests/support/setup.ts'],
        },
      },
    ],
  },
})
