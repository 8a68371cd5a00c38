import puppeteer from 'puppeteer-core'
import { type Engine, pageActions } from './browser.ts'

const FIREFOX_PROGRAM = '/usr/bin/firefox-esr'

/** Puppeteer controls Firefox by WebDriver BiDi. */
export const FIREFOX: Engine = {
  name: 'Firefox',
  programs: [FIREFOX_PROGRAM],
  packages: 'firefox-esr',
  start: async ({ reducedMotion }) => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: FIREFOX_PROGRAM,
      extraPrefsFirefox: { 'ui.prefersReducedMotion': Number(reducedMotion) },
    })
    // Firefox is still busy with its start page in the first tab.
    const page = await browser.newPage()
    // Without this, no element in the window takes the focus.
    await page.bringToFront()
    return {
      ...pageActions(page),
      name: await browser.version(),
      // If a page is left early, it is sometimes complete only 15 s after its last picture.
      readyStates: ['interactive', 'complete'],
      resize: (width, height) => page.setViewport({ width, height }),
      close: () => browser.close(),
    }
  },
}
