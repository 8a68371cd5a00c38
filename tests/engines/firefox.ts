import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, CALL_TIMEOUT_MS } from './browser.ts'
import { announced, endProgram, startProgram } from './program.ts'

/** Controls Firefox by WebDriver BiDi: https://w3.org/TR/webdriver-bidi */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'fez-firefox-'))
  const firefox = startProgram('firefox-esr', [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    '0',
  ])
  const address = await announced(firefox, 2, /BiDi listening on (ws:\S+)\s/)
  const call = await connect(`${address}/session`)

  const { capabilities } = (await call('session.new', { capabilities: {} })) as {
    capabilities: { browserVersion: string }
  }
  // Firefox is still busy with its start page in the first tab.
  const { context } = (await call('browsingContext.create', { type: 'tab' })) as { context: string }
  // Without this, no element in the window takes the focus.
  await call('browsingContext.activate', { context })

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: async (url) => {
      await call('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    // If a page is left early, it is sometimes complete only 15 s after its last picture.
    readyStates: ['interactive', 'complete'],
    resize: async (width, height) => {
      await call('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    perform: async (actions) => {
      await call('input.performActions', { context, actions })
    },
    evaluate: async (expression) => {
      const target = { context }
      const answer = (await call('script.evaluate', {
        expression,
        target,
        awaitPromise: false,
      })) as
        | { type: 'success'; result: { value: string } }
        | { type: 'exception'; exceptionDetails: { text: string } }
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.value
    },
    close: () => {
      endProgram(firefox)
      rmSync(profile, { recursive: true, maxRetries: 5 })
    },
  }
}

type Call = (method: string, params: object) => Promise<unknown>

async function connect(address: string): Promise<Call> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: { result: unknown; message?: string }) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as { id: number; result: unknown; message?: string }
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })

  let last = 0
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last
      const deadline = setTimeout(() => {
        reject(new Error(`${method} is not answered`))
      }, CALL_TIMEOUT_MS)
      waiting.set(id, ({ result, message }) => {
        clearTimeout(deadline)
        if (message === undefined) resolve(result)
        else reject(new Error(`${method}: ${message}`))
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
}
