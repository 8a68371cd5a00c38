import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { backendOf } from './content/backend.ts'
import { addressOf, close, listen } from './listen.ts'
import { log, logFault, reasonOf } from './log.ts'
import type { MessageStore } from './message-store/message-store.ts'
import { openStore } from './message-store/open-store.ts'
import { isInvalidPath } from './message-store/sqlite-file.ts'
import { startRetention } from './messages/retention.ts'
import { mailer } from './notifications/mailer.ts'
import { Notifier } from './notifications/notifier.ts'
import { readerOf } from './pages/content-reader.ts'
import { PageKeeper } from './pages/page-keeper.ts'
import { readArguments } from './read-arguments.ts'
import { runProgram, StartError } from './run-program.ts'
import { currentSettings, type Settings, siteAddress } from './settings.ts'
import { BUILD_FILE, requireBuild } from './site/site-build.ts'

const BUILDER = join(import.meta.dirname, 'build/build-site.ts')

async function start(): Promise<void> {
  const { values } = readArguments({
    name: 'start',
    says: 'Serves the site, with the backend of CONTENT_API or the content of content/',
    options: { build: { type: 'boolean', says: 'builds the site first; `npm start` always does' } },
  })
  const settings = currentSettings('.')
  if (values.build) buildSite()
  const keepDays = settings.messagesKeepDays
  const build = requireBuild(keepDays)
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
    maxAgeS: settings.pagesMaxAgeS,
    keepDays,
  })
  const builtSite = { ...settings, folder: 'dist', pages: () => keeper.pages, siteUrl }
  // With CONTENT_API, the backend stores the messages and notifies staff.
  const notifications = settings.contentApi ? undefined : settings.notifications
  const notifier = notifications && new Notifier(store, mailer(notifications))
  const onMessage = () => {
    if (notifier) notifier.notify()
    else log('A message has arrived. Read it with `npm run messages`')
  }
  const app = createApp({ settings, backend, store, onMessage, content, builtSite })
  const metrics = await startMetrics(settings, store)
  const server = await listen(app, settings)
  const endRetention =
    settings.contentApi || !keepDays ? undefined : startRetention(store, keepDays)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      keeper.stop()
      const closed = once(server, 'close')
      close(server)
      metrics?.close().closeAllConnections()
      void Promise.all([closed, notifier?.stop(), endRetention?.()]).then(() => store.close())
    })
  }
  log(`The site is at ${addressOf(server)}`)
  if (metrics) log(`The metrics are at ${addressOf(metrics)}metrics`)
  if (!notifier && !settings.contentApi) {
    log(
      'Staff get no mail about messages. Set NOTIFY_SMTP and NOTIFY_TO, or use `npm run messages`',
    )
  }
  if (settings.contentApi && keepDays) {
    log(`The form says that messages are kept for ${keepDays} days: the backend has to delete them`)
  }
  keeper.start()
  notifier?.start()
}

async function startMetrics(
  { host, metricsPort: port, contentApi }: Settings,
  store: MessageStore,
): Promise<Server | undefined> {
  if (port === undefined) return undefined
  // Only those who want metrics load their library, which takes 20 MB.
  const { serveMetrics } = await import('./metrics.ts')
  const server = await serveMetrics({ host, port, store: contentApi ? undefined : store })
  // It does not keep the process running after the site's server, or if that one cannot start.
  return server.unref()
}

/** Builds in another process, so that the server does not keep the memory that a build needs. */
function buildSite(): void {
  const { status } = spawnSync(process.execPath, [BUILDER], { stdio: 'inherit' })
  if (status !== 0) throw new StartError('The server does not start, because the build failed')
}

/** Logs if messages cannot be stored. Throws a StartError if this place can never store any. */
async function prepare(store: MessageStore): Promise<void> {
  try {
    await store.prepare()
  } catch (fault) {
    const line = `Messages cannot be stored in ${store.location}: ${reasonOf(fault)}`
    if (isInvalidPath(fault)) {
      throw new StartError(`${line}. Set MESSAGES_DB to a file that this user may write`)
    }
    logFault(line)
  }
}

await runProgram(start)
