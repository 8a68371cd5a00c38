import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from '../../tools/commands/chromium.ts'
import { COMPILED } from '../../tools/commands/compiled.ts'
import { UNSET_SETTINGS } from '../../tools/commands/unset-settings.ts'
import { LOOKED_AT, PICTURE_OF_FAILURE, WITHOUT_PICTURES } from './drawing.ts'
import { MESSAGES_DB } from './messages-database.ts'
import { AT_REST } from './motion.ts'
import type { SiteOptions } from './site.ts'

const PORT = Number(process.env.TEST_PORT ?? 4174)
/** A site that runs already, such as one behind nginx; its certificate may be self-signed. */
const { TEST_SITE } = process.env
const RACES = 'race.spec.ts'
/** They share one build: `own-build.ts`. */
const OWN_BUILD = 'built-*.spec.ts'

const launchOptions = await chromiumLaunchOptions()

/** The site as `npm start` serves it, once its pages are prerendered; `npm test` has built it before. */
const webServer = {
  command: 'node server/main.ts',
  cwd: '../..',
  env: { ...COMPILED, ...UNSET_SETTINGS, PORT: String(PORT), MESSAGES_DB, RATE_LIMIT: 'off' },
  wait: { stdout: /pages are prerendered/ },
}

export default defineConfig<SiteOptions>({
  testDir: '../..',
  // A part of the site that can be taken out brings its own tests.
  testMatch: ['tests/browser/*.spec.ts', 'src/*/tests/*.spec.ts'],
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than processors: it works while another waits for the browser.
  workers: availableParallelism() + 1,
  reporter: 'list',
  // These end what hangs; a busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 5_000 },
  use: {
    baseURL: TEST_SITE ?? `http://127.0.0.1:${PORT}`,
    ignoreHTTPSErrors: TEST_SITE !== undefined,
    browserName: 'chromium',
    launchOptions,
    viewport: { width: 1440, height: 900 },
    contextOptions: AT_REST,
    // Without film and snapshots, which cost half of the time: the last picture shows the failure.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: PICTURE_OF_FAILURE,
  },
  projects: [
    {
      name: 'site',
      testIgnore: [...LOOKED_AT, OWN_BUILD],
      use: {
        launchOptions: { ...launchOptions, args: [...launchOptions.args, WITHOUT_PICTURES] },
        painted: false,
      },
    },
    { name: 'looked-at', testMatch: LOOKED_AT, testIgnore: RACES },
    { name: 'own-build', testMatch: OWN_BUILD, workers: 1, fullyParallel: false },
    // What races the clock goes last and one by one, when nothing else is on the machine.
    {
      name: 'race',
      testMatch: RACES,
      workers: 1,
      dependencies: ['site', 'looked-at', 'own-build'],
    },
  ],
  ...(!TEST_SITE && { webServer }),
})
