import { chromium } from '@playwright/test'
import { chromiumLaunchOptions } from '../../tools/commands/chromium.ts'
import { type Browser, type InputSource, TAB } from './browser.ts'
import type { Engine } from './engines.ts'

/** Playwright's Chromium, or the one that TEST_CHROMIUM names. */
export const CHROMIUM: Engine = {
  name: 'Chromium',
  programs: [],
  packages: '',
  start: startChromium,
}

/** Playwright controls Chromium by its developer tools protocol. */
async function startChromium(): Promise<Browser> {
  const program = await chromium.launch(await chromiumLaunchOptions())
  const page = await program.newPage()

  const doAction = async (action: InputSource['actions'][number]) => {
    if (action.type === 'pointerMove') await page.mouse.move(Number(action.x), Number(action.y))
    if (action.type === 'pointerDown') await page.mouse.down()
    if (action.type === 'pointerUp') await page.mouse.up()
    // Playwright inserts characters that an English keyboard lacks.
    if (action.type !== 'keyDown') return
    if (action.value === TAB) await page.keyboard.press('Tab')
    else await page.keyboard.type(String(action.value))
  }

  return {
    name: `Chromium ${program.version()}`,
    open: async (url) => {
      await page.goto(url)
    },
    readyStates: ['complete'],
    resize: async (width, height) => {
      await page.setViewportSize({ width, height })
    },
    perform: async (sources) => {
      for (const action of sources.flatMap(({ actions }) => actions)) await doAction(action)
    },
    evaluate: (expression) => page.evaluate(expression),
    close: () => {
      void program.close()
    },
  }
}
