import { createApp } from './app.ts'
import { backendOf } from './content/backend.ts'
import { addressOf, close, listen } from './listen.ts'
import { log, logFault, reasonOf } from './log.ts'
import { MessageStore } from './messages/message-store.ts'
import { readerOf } from './pages/content-reader.ts'
import { PageKeeper } from './pages/page-keeper.ts'
import { currentSettings, refuseArguments, siteAddress } from './settings.ts'
import { BUILD_FILE, readBuild } from './site/site-build.ts'
import { StartError } from './start-error.ts'

async function start(): Promise<void> {
  refuseArguments(process.argv.slice(2))
  const settings = currentSettings('.')
  const build = readBuild()
  if (!build) {
    throw new StartError(
      'dist/ holds no built site: `npm start` builds it first, `npm run build` only builds it',
    )
  }

  if (!settings.contentApi) checkMessageStore(settings.messagesDb)
  const content = 'content'
  const siteUrl = siteAddress(settings)
  const backend = backendOf(settings)
  const keeper = new PageKeeper({
    build,
    buildFile: BUILD_FILE,
    reader: readerOf({ settings, backend, content, siteUrl }),
    siteUrl,
    maxAge: settings.pagesMaxAge,
  })
  const builtSite = { folder: 'dist', pages: () => keeper.pages, siteUrl }
  const app = createApp({ settings, backend, content, builtSite })
  const server = await listen(app, settings)
  log(`The site is at ${addressOf(server)}`)
  keeper.start()
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      keeper.stop()
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
