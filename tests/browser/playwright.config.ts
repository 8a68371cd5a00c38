import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from '../../tools/support/chromium.ts'
import { UNSET_SETTINGS } from '../../tools/support/unset-settings.ts'
import { COMPILE_CACHE_ENV } from '../support/compile-cache.ts'
import { freePort } from '../support/free-port.ts'
import { REDUCED_MOTION } from './support/reduced-motion.ts'

// Workers inherit this, too.
const PORT = (process.env.TEST_PORT ??= String(await freePort()))
/** The address of a running site, for example behind nginx. Its certificate may be self-signed. */
const { TEST_SITE } = process.env
const RACES = 'race.spec.ts'

// Workers inherit this, and start sooner.
Object.assign(process.env, COMPILE_CACHE_ENV)

const launchOptions = await chromiumLaunchOptions()

/** The site as `npm start` serves it, with its pages prerendered. `npm test` has built it. */
const webServer = {
  command: 'mkdir -p test-results && exec node server/main.ts',
  cwd: '../..',
  env: {
    ...UNSET_SETTINGS,
    PORT,
    DATA_DIR: 'test-results',
    RATE_LIMIT: 'off',
  },
  wait: { stdout: /pages are prerendered/ },
}

export default defineConfig({
  testDir: '../..',
  // A removable part of the site has its own tests.
  testMatch: ['tests/browser/*.spec.ts', 'src/*/tests/*.spec.ts'],
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: availableParallelism(),
  reporter: 'list',
  // Only tests that hang reach these limits, also on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: TEST_SITE ?? `http://127.0.0.1:${PORT}`,
    ignoreHTTPSErrors: TEST_SITE !== undefined,
    browserName: 'chromium',
    launchOptions,
    viewport: { width: 1440, height: 900 },
    contextOptions: REDUCED_MOTION,
    screenshot: 'only-on-failure',
    // Traces would cost an eighth of the time. To see more: `--trace on`.
    trace: 'off',
  },
  projects: [
    { name: 'site', testIgnore: RACES },
    // Timing tests run last and one by one, when nothing else runs on the machine.
    {
      name: 'race',
      testMatch: RACES,
      workers: 1,
      dependencies: ['site'],
    },
  ],
  ...(!TEST_SITE && { webServer }),
})
