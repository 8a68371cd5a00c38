import puppeteer from 'puppeteer-core'
import { type Browser, type Engine, pageActions } from './browser.ts'

const FIREFOX_PROGRAM = '/usr/bin/firefox-esr'

/** Puppeteer controls Firefox by WebDriver BiDi. */
export const FIREFOX: Engine = {
  name: 'Firefox',
  programs: [FIREFOX_PROGRAM],
  packages: 'firefox-esr',
  start: () => startFirefox({}),
}

/** It draws with the processor, so that animations cost it an eighth of its time. */
export const FIREFOX_AT_REST: Engine = {
  ...FIREFOX,
  start: () => startFirefox({ 'ui.prefersReducedMotion': 1 }),
}

async function startFirefox(extraPrefsFirefox: Record<string, number>): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX_PROGRAM,
    extraPrefsFirefox,
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
}
