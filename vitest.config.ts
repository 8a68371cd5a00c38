import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import { COMPILE_CACHE_ENV } from './tests/support/compile-cache.ts'
import site from './vite.config.ts'

const NEED_A_DOCUMENT = [
  'tests/unit/{src,content}/**/*.test.ts',
  'tests/unit/tools/{check-content,docs,downloads}/*.test.ts',
]

/** For tests of what runs in a browser. */
const DOM = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:4173/' } },
  setupFiles: ['tests/support/dom/setup.ts'],
}

/** With Node's default of 16 MB for new objects, a twentieth of the processor time goes into moving them. */
const ROOM_FOR_NEW_OBJECTS = ['--max-semi-space-size=64']

export default mergeConfig(
  site,
  defineConfig({
    // What needs a window gets the one of the test, although these modules run in Node.
    resolve: { alias: { '#html-window': join(import.meta.dirname, 'src/html/html-window.ts') } },
    test: {
      maxWorkers: availableParallelism(),
      // With threads, a program that one test starts would hold the sockets of all tests for a
      // moment, so that a server that another test has closed would still answer.
      pool: 'forks',
      // The test files of a worker share its document and the modules that they import: to load them
      // again for each file would double the time.
      isolate: false,
      // Only tests that hang reach these limits, also on a busy machine.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      // A failure shows the lists and objects that it compares, and not `{ …(11) }`.
      chaiConfig: { truncateThreshold: 200 },
      restoreMocks: true,
      unstubGlobals: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            execArgv: ROOM_FOR_NEW_OBJECTS,
            // Renderers and backends of these tests start sooner with Node's compile cache.
            env: COMPILE_CACHE_ENV,
            include: ['tests/unit/**/*.test.ts'],
            exclude: NEED_A_DOCUMENT,
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            execArgv: ROOM_FOR_NEW_OBJECTS,
            ...DOM,
            // A second worker would load and compile all these modules again, which takes as long as a
            // third of the tests.
            maxWorkers: 1,
            sequence: { groupOrder: 1 },
            // A removable part of the site has its own tests.
            include: [...NEED_A_DOCUMENT, 'tests/component/*.test.tsx', 'src/*/tests/*.test.tsx'],
          },
        },
        {
          extends: true,
          test: {
            name: 'isolated',
            ...DOM,
            // These files render pages as a server does, or load a module again, so each has its own
            // document and modules. A worker imports jsdom only once.
            pool: 'vmThreads',
            isolate: true,
            maxWorkers: 1,
            sequence: { groupOrder: 2 },
            include: ['tests/isolated/*.test.{ts,tsx}'],
          },
        },
      ],
    },
  }),
)
