import { existsSync } from 'node:fs'
import { createApp } from './app.ts'
import { addressOf, close, listen } from './listen.ts'
import { log, logFault, reasonOf } from './log.ts'
import { MessageStore } from './messages/message-store.ts'
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

  if (!settings.contentApi) checkMessageStore(settings.messagesDb)
  const app = createApp({ settings, content: 'content', builtSite: 'dist' })
  const server = await listen(app, settings)
  log(`The site is at ${addressOf(server)}`)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      close(server)
    })
  }
}

/** The site works without it, but its operator is to know before a visitor's message is refused. */
function checkMessageStore(path: string): void {
  const store = new MessageStore(path)
  try {
    store.prepare()
  } catch (fault) {
    logFault(`Messages cannot be stored in ${path}: ${reasonOf(fault)}`)
  } finally {
    store.close()
  }
}

try {
  await start()
} catch (fault) {
  if (!(fault instanceof StartError)) throw fault
  logFault(fault.message)
  process.exitCode = 1
}
