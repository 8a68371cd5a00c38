import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Capabilities, WebDriver } from 'selenium-webdriver'
import { Executor, HttpClient } from 'selenium-webdriver/http/index.js'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import type { Browser, Engine, StartOptions } from './browser.ts'

const GTK_DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const WPE_DRIVER = '/usr/bin/WPEWebDriver'
const WPE_BROWSER = '/usr/bin/cog'

/** WebKitGTK in a window on its own virtual screen. */
export const WEBKIT_GTK: Engine = {
  name: 'WebKitGTK',
  programs: [GTK_DRIVER, SCREEN],
  packages: 'webkit2gtk-driver xvfb',
  start: startWebKitGtk,
}

/** WPE WebKit, WebKit for devices, in Debian's version. */
export const WEBKIT_WPE: Engine = {
  name: 'WPE WebKit',
  programs: [WPE_DRIVER, WPE_BROWSER],
  packages: 'wpewebkit-driver cog',
  start: startWebKitWpe,
}

async function startWebKitGtk({ reducedMotion }: StartOptions): Promise<Browser> {
  const settings = mkdtempSync(join(tmpdir(), 'fez-webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  const animations = `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`
  writeFileSync(join(settings, 'gtk-3.0', 'settings.ini'), animations)
  const screen = spawn(SCREEN, '-displayfd 1 -screen 0 1440x1000x24 -nolisten tcp'.split(' '), {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const end = () => screen.kill()
  process.once('exit', end)
  const [display] = (await once(screen.stdout, 'data')) as [Buffer]
  const env = { DISPLAY: `:${display.toString().trim()}`, XDG_CONFIG_HOME: settings }
  const browser = await startWebKit(GTK_DRIVER, {}, env)
  return {
    ...browser,
    close: async () => {
      await browser.close()
      end()
      rmSync(settings, { recursive: true, maxRetries: 5 })
    },
  }
}

/** Its window has a fixed size, so a resize restarts it at the scale that gives the wanted width. */
async function startWebKitWpe(): Promise<Browser> {
  let scale = 1
  const start = () =>
    startWebKit(WPE_DRIVER, {
      'wpe:browserOptions': {
        binary: WPE_BROWSER,
        args: ['--automation', '--platform=headless', `--scale=${scale}`],
      },
    })

  let browser = await start()
  return {
    ...browser,
    open: (address) => browser.open(address),
    resize: async (width) => {
      const address = String(await browser.evaluate('location.href'))
      scale = Number(await browser.evaluate('outerWidth')) / width
      await browser.close()
      browser = await start()
      await browser.open(address)
    },
    // The driver ignores the scale in coordinates.
    click: (x, y) => browser.click(Math.round(x * scale), Math.round(y * scale)),
    type: (text) => browser.type(text),
    evaluate: (expression) => browser.evaluate(expression),
    close: () => browser.close(),
  }
}

/** Selenium controls WebKit by WebDriver. */
async function startWebKit(
  program: string,
  capabilities: object,
  env: Record<string, string> = {},
): Promise<Browser> {
  const service = new DriverService.Builder(program)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      ...env,
      // Without a graphics card, the processor draws faster directly than through an emulated one.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      // Containers have no sandbox. The tests open no other site.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    .setLoopback(true)
    .build()
  const executor = new Executor(new HttpClient(await service.start()))
  const driver = WebDriver.createSession(executor, new Capabilities(capabilities))
  const session = await driver.getCapabilities()

  return {
    name: `${session.getBrowserName()} ${session.getBrowserVersion()}`,
    open: (address) => driver.get(address),
    // WebKit may return to a page that was left before it was complete.
    readyStates: ['complete'],
    resize: (width, height) => driver.manage().window().setRect({ width, height }),
    click: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    close: async () => {
      await driver.quit()
      await service.kill()
    },
  }
}
