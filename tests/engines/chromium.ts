import { chromium } from '@playwright/test'
import { chromiumLaunchOptions } from '../../tools/support/chromium.ts'
import { type Engine, pageActions } from './browser.ts'

/**
 * The Chromium of the other tests, or the one that TEST_CHROMIUM names. Playwright also controls the oldest
 * supported one, which Puppeteer no longer controls.
 */
export const CHROMIUM: Engine = {
  name: 'Chromium',
  programs: [],
  packages: '',
  start: async () => {
    const browser = await chromium.launch(await chromiumLaunchOptions())
    const page = await browser.newPage()
    return {
      ...pageActions(page),
      name: `Chromium ${browser.version()}`,
      readyStates: ['complete'],
      resize: (width, height) => page.setViewportSize({ width, height }),
      close: () => browser.close(),
    }
  },
}
