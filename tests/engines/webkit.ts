import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, CALL_TIMEOUT_MS, type InputSource } from './browser.ts'
import { announced, endProgram, startProgram } from './program.ts'

/** WebKitGTK in a window on its own virtual screen. */
export async function startWebKitGtk({ reducedMotion = false } = {}): Promise<Browser> {
  const settings = mkdtempSync(join(tmpdir(), 'fez-webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  const animations = `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`
  writeFileSync(join(settings, 'gtk-3.0', 'settings.ini'), animations)
  const screen = startProgram(
    'Xvfb',
    '-displayfd 3 -screen 0 1440x1000x24 -nolisten tcp'.split(' '),
  )
  const display = await announced(screen, 3, /(\d+)\n/)
  const browser = await startWebKit(
    'WebKitWebDriver',
    {},
    { DISPLAY: `:${display}`, XDG_CONFIG_HOME: settings },
  )
  return {
    ...browser,
    close: () => {
      browser.close()
      endProgram(screen)
      rmSync(settings, { recursive: true, maxRetries: 5 })
    },
  }
}

/**
 * WPE WebKit, WebKit for devices, in Debian's version. Its window has a fixed size, so a resize
 * restarts it at the scale that gives the page the wanted width.
 */
export async function startWebKitWpe(): Promise<Browser> {
  let scale = 1
  const start = () =>
    startWebKit('WPEWebDriver', {
      'wpe:browserOptions': {
        binary: '/usr/bin/cog',
        args: ['--automation', '--platform=headless', `--scale=${scale}`],
      },
    })
  // The driver ignores the scale in coordinates.
  const scaled = ({ x, y, ...action }: InputSource['actions'][number]) =>
    x === undefined
      ? action
      : { ...action, x: Math.round(Number(x) * scale), y: Math.round(Number(y) * scale) }

  let browser = await start()
  return {
    ...browser,
    open: (address) => browser.open(address),
    resize: async (width) => {
      const address = String(await browser.evaluate('location.href'))
      scale = Number(await browser.evaluate('outerWidth')) / width
      browser.close()
      browser = await start()
      await browser.open(address)
    },
    perform: (sources) =>
      browser.perform(
        sources.map((source) => ({ ...source, actions: source.actions.map(scaled) })),
      ),
    evaluate: (expression) => browser.evaluate(expression),
    close: () => {
      browser.close()
    },
  }
}

/** Controls WebKit by WebDriver, with one HTTP request per call: https://w3.org/TR/webdriver2 */
async function startWebKit(
  driver: string,
  capabilities: object,
  env: NodeJS.ProcessEnv = {},
): Promise<Browser> {
  const port = await freePort()
  const program = startProgram(driver, [`--port=${port}`], {
    // Containers have no sandbox. The tests open no other site.
    ...env,
    // Without a graphics card, the processor draws faster directly than through an emulated one.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  const address = `http://127.0.0.1:${port}`
  await answers(`${address}/status`)

  const session = (await call(`${address}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } }
  const { browserName, browserVersion } = session.capabilities
  const command = (name: string, body: object = {}) =>
    call(`${address}/session/${session.sessionId}/${name}`, body)

  return {
    name: `${browserName} ${browserVersion}`,
    open: async (url) => {
      await command('url', { url })
    },
    // WebKit may return to a page that was left before it was complete.
    readyStates: ['complete'],
    resize: async (width, height) => {
      await command('window/rect', { width, height })
    },
    perform: async (actions) => {
      await command('actions', { actions })
    },
    evaluate: (expression) => command('execute/sync', { script: `return ${expression}`, args: [] }),
    close: () => {
      endProgram(program)
    },
  }
}

async function call(address: string, body: object): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  })
  const { value } = (await answer.json()) as { value: { message: string } }
  if (!answer.ok) throw new Error(`${address}: ${value.message}`)
  return value
}

/** Waits until the driver answers, because it does not report that its port is open. */
async function answers(address: string): Promise<void> {
  const deadline = Date.now() + CALL_TIMEOUT_MS
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error(`Nothing answers at ${address}`)
    await pause(50)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
