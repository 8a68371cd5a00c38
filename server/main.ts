import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { backendOf } from './content/backend.ts'
import { addressOf, close, listen } from './listen.ts'
import { log, logFault, reasonOf } from './log.ts'
import type { MessageStore } from './message-store/message-store.ts'
import { openStore } from './message-store/open-store.ts'
import { isWrongPlace } from './message-store/sqlite-file.ts'
import { mailer } from './notices/mailer.ts'
import { Teller } from './notices/teller.ts'
import { readerOf } from './pages/content-reader.ts'
import { PageKeeper } from './pages/page-keeper.ts'
import { readArguments } from './read-arguments.ts'
import { runProgram, StartError } from './run-program.ts'
import { currentSettings, siteAddress } from './settings.ts'
import { BUILD_FILE, readBuild } from './site/site-build.ts'

const BUILDER = join(import.meta.dirname, 'build/build-site.ts')

async function start(): Promise<void> {
  const { values } = readArguments({
    name: 'start',
    says: 'Builds the site and serves it, with the backend of CONTENT_API or the content of content/',
    options: { build: { type: 'boolean', says: 'builds it first: `npm start` does so by itself' } },
  })
  const settings = currentSettings('.')
  if (values.build) buildSite()
  const build = readBuild()
  if (!build) {
    throw new StartError(
      'dist/ holds no built site: `npm start` builds it first, `npm run build` only builds it',
    )
  }

  for (const line of settings.withoutEffect) logFault(line)
  const store = await openStore(settings)
  if (!settings.contentApi) await prepare(store)
  const content = 'content'
  const siteUrl = siteAddress(settings)
  const backend = backendOf(settings)
  const keeper = await PageKeeper.open({
    build,
    buildFile: BUILD_FILE,
    reader: readerOf({ settings, backend, content, siteUrl }),
    siteUrl,
    needs: settings,
    maxAge: settings.pagesMaxAgeS,
  })
  const builtSite = {
    folder: 'dist',
    pages: () => keeper.pages,
    siteUrl,
  }
  // A backend has the messages itself, and tells staff.
  const notices = settings.contentApi ? undefined : settings.notices
  const teller = notices && new Teller(store, mailer(notices))
  const onMessage = () => {
    if (teller) teller.wake()
    else log('A message has come in: `npm run messages` lists it')
  }
  const app = createApp({ settings, backend, store, onMessage, content, builtSite })
  const server = await listen(app, settings)
  log(`The site is at ${addressOf(server)}`)
  if (!teller && !settings.contentApi) {
    log(
      'Nobody is told of messages: set NOTIFY_SMTP and NOTIFY_TO, or look with `npm run messages`',
    )
  }
  keeper.start()
  teller?.wake()
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      keeper.stop()
      const closed = once(server, 'close')
      close(server)
      void Promise.all([closed, teller?.stop()]).then(() => store.close())
    })
  }
}

/** In a process of its own, whose memory the server does not keep. */
function buildSite(): void {
  const { status } = spawnSync(process.execPath, [BUILDER], { stdio: 'inherit' })
  if (status !== 0) throw new StartError('The server is not started')
}

/** A fault is logged before a visitor meets it. A place that can never work is a wrong setting. */
async function prepare(store: MessageStore): Promise<void> {
  try {
    await store.prepare()
  } catch (fault) {
    const line = `Messages cannot be stored in ${store.place}: ${reasonOf(fault)}`
    if (isWrongPlace(fault)) throw new StartError(`${line}; MESSAGES_DB names another file`)
    logFault(line)
  }
}

await runProgram(start)
