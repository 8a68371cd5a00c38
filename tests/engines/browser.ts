/** A browser with one window, as the smoke test uses it. */
export interface Browser {
  name: string
  /** Opens an address and waits until its document has loaded. */
  open: (address: string) => Promise<unknown>
  /** A test may read and leave a document once it has one of these ready states. */
  readyStates: DocumentReadyState[]
  /** Sets the window's size in CSS pixels. Some engines only set the width. */
  resize: (width: number, height: number) => Promise<unknown>
  /** Clicks at a point of the window, in CSS pixels. */
  click: (x: number, y: number) => Promise<unknown>
  /** Types into the element that has the focus. */
  type: (text: string) => Promise<unknown>
  /** Evaluates an expression in the page. Its value must be JSON. */
  evaluate: (expression: string) => Promise<unknown>
  close: () => Promise<unknown>
}

/** The Tab key, as both protocols of WebDriver spell it. */
export const TAB = '\uE004'

/** The members that a page of Puppeteer and one of Playwright share. */
interface ControlledPage {
  goto: (address: string) => Promise<unknown>
  mouse: { click: (x: number, y: number) => Promise<unknown> }
  keyboard: {
    press: (key: 'Tab') => Promise<unknown>
    type: (text: string) => Promise<unknown>
  }
  evaluate: (expression: string) => Promise<unknown>
}

/** The actions of a browser that have the same names in both libraries. */
export function pageActions(
  page: ControlledPage,
): Pick<Browser, 'open' | 'click' | 'type' | 'evaluate'> {
  return {
    open: (address) => page.goto(address),
    click: (x, y) => page.mouse.click(x, y),
    type: async (text) => {
      for (const [place, field] of text.split(TAB).entries()) {
        if (place > 0) await page.keyboard.press('Tab')
        await page.keyboard.type(field)
      }
    },
    evaluate: (expression) => page.evaluate(expression),
  }
}

/** A browser engine, and the programs of Debian that it needs. */
export interface Engine {
  name: string
  programs: string[]
  packages: string
  start: (options: StartOptions) => Promise<Browser>
}

export interface StartOptions {
  /** Engines that draw with the processor spend up to half their time on animations. */
  reducedMotion: boolean
}
