import puppeteer, { type LaunchOptions } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../../tools/commands/chromium.ts'
import { type Browser, type Engine, TAB } from './browser.ts'

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

/** The Chromium of the other tests, or the one that TEST_CHROMIUM names. */
export const CHROMIUM: Engine = {
  name: 'Chromium',
  programs: [],
  packages: '',
  start: async () => start({ browser: 'chrome', ...(await chromiumLaunchOptions()) }, ['complete']),
}

function startFirefox(extraPrefsFirefox: Record<string, number>): Promise<Browser> {
  // If a page is left early, it is sometimes complete only 15 s after its last picture.
  return start({ browser: 'firefox', executablePath: FIREFOX_PROGRAM, extraPrefsFirefox }, [
    'interactive',
    'complete',
  ])
}

async function start(options: LaunchOptions, readyStates: DocumentReadyState[]): Promise<Browser> {
  const browser = await puppeteer.launch(options)
  // Firefox is still busy with its start page in the first tab.
  const page = await browser.newPage()
  // Without this, no element in the window takes the focus.
  await page.bringToFront()
  return {
    name: await browser.version(),
    open: (address) => page.goto(address),
    readyStates,
    resize: (width, height) => page.setViewport({ width, height }),
    click: (x, y) => page.mouse.click(x, y),
    type: async (text) => {
      for (const [place, field] of text.split(TAB).entries()) {
        if (place > 0) await page.keyboard.press('Tab')
        await page.keyboard.type(field)
      }
    },
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  }
}
