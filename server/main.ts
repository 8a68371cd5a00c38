import { existsSync } from 'node:fs'
import { createApp } from './app.ts'
import { addressOf, close, listen } from './listen.ts'
import { log, logFault } from './log.ts'
import { currentSettings, refuseArguments } from './settings.ts'
import { StartError } from './start-error.ts'

async function start(): Promise<void> {
  refuseArguments(process.argv.slice(2))
  const settings = currentSettings('.')
  if (!existsSync('dist/index.html')) {
    throw new StartError(
      'dist/ holds no built site: `npm start` builds it first, `npm run build` only builds it',
    )
  }

  const app = createApp({ settings, content: 'content', builtSite: 'dist' })
  const server = await listen(app, settings)
  log(`The site is at ${addressOf(server)}`)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      close(server)
    })
  }
}

try {
  await start()
} catch (fault) {
  if (!(fault instanceof StartError)) throw fault
  logFault(fault.message)
  process.exitCode = 1
}
