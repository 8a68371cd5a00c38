import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createApp } from './app.ts'
import { ContentStore } from './content/content-store.ts'
import { createContentSource } from './content/create-source.ts'
import { events } from './events.ts'
import { listen, serverUrl, shutDown } from './listen.ts'
import { errorMessage, log, logAsJson, logError } from './log.ts'
import { type MessageStore, UnusableStoreError } from './message-store/message-store.ts'
import { openStore } from './message-store/open-store.ts'
import { isInvalidPath } from './message-store/sqlite-file.ts'
import { startRetention } from './messages/retention.ts'
import { mailer } from './notifications/mailer.ts'
import { Notifier } from './notifications/notifier.ts'
import { PageCache } from './pages/page-cache.ts'
import { readArguments } from './read-arguments.ts'
import { OperatorError, runProgram } from './run-program.ts'
import {
  currentSettings,
  requireFolders,
  type Settings,
  siteAddress,
  wantsJsonLog,
} from './settings.ts'
import { BUILD_FILE, requireBuild } from './site/site-build.ts'

/** After this time, visitors get the shell for pages that are not there yet. */
const MAX_WAIT_FOR_PAGES_MS = 15_000

const BUILD_SCRIPT = join(import.meta.dirname, 'build/build-site.ts')

async function start(): Promise<void> {
  if (wantsJsonLog('.')) logAsJson()
  const { values } = readArguments({
    name: 'start',
    description: 'Serves the site, with the backend of CONTENT_API or the content of content/',
    options: {
      build: { type: 'boolean', description: 'builds the site first; `npm start` always does' },
    },
  })
  const settings = currentSettings('.')
  requireFolders(settings)
  if (values.build) buildSite()
  const keepDays = settings.messagesKeepDays
  const build = requireBuild(keepDays)
  for (const line of settings.withoutEffect) logError(line)
  const store = await openStore(settings)
  if (!settings.contentApi) await prepare(store)
  const siteUrl = siteAddress(settings)
  const folder = settings.dataDir
  const contentStore = new ContentStore(createContentSource(settings, siteUrl), { folder })
  const pageCache = await PageCache.open({
    build,
    buildFile: BUILD_FILE,
    content: contentStore,
    folder,
    siteUrl,
    settings,
  })
  const { changes } = pageCache
  const builtSite = { ...settings, folder: 'dist', pages: () => pageCache.pages, changes, siteUrl }
  // With CONTENT_API, the backend stores the messages and notifies staff.
  const notifications = settings.contentApi ? undefined : settings.notifications
  const notifier = notifications && new Notifier(store, mailer(notifications))
  events.on('message', (result) => {
    if (result !== 'stored') return
    if (notifier) notifier.notify()
    else log('A message has arrived. Read it with `npm run messages`')
  })
  const app = createApp({ settings, contentStore, store, builtSite })
  const metrics = await startMetrics(settings, store)
  const stop = Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
  pageCache.start()
  // With a reference, the timer would delay the end of a server that is stopped soon.
  const maxWait = setTimeout(MAX_WAIT_FOR_PAGES_MS, undefined, { ref: false })
  await Promise.race([pageCache.ready, maxWait, stop])
  const server = await listen(app, settings)
  const stopRetention =
    settings.contentApi || !keepDays ? undefined : startRetention(store, keepDays)
  log(`The site is at ${serverUrl(server)}`)
  if (metrics) log(`The metrics are at ${serverUrl(metrics)}metrics`)
  if (!notifier && !settings.contentApi) {
    log(
      'Staff get no mail about messages. Set NOTIFY_SMTP and NOTIFY_TO, or use `npm run messages`',
    )
  }
  if (settings.contentApi && keepDays) {
    log(`The form says that messages are kept for ${keepDays} days: the backend has to delete them`)
  }
  notifier?.start()

  await stop
  pageCache.stop()
  const closed = once(server, 'close')
  shutDown(server)
  metrics?.close().closeAllConnections()
  await Promise.all([closed, notifier?.stop(), stopRetention?.()])
  await store.close()
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
  const { status } = spawnSync(process.execPath, [BUILD_SCRIPT], { stdio: 'inherit' })
  if (status !== 0) throw new OperatorError('The server does not start, because the build failed')
}

/** Logs if messages cannot be stored. Throws an OperatorError if this place can never store any. */
async function prepare(store: MessageStore): Promise<void> {
  try {
    await store.prepare()
  } catch (error) {
    const line = `Messages cannot be stored in ${store.location}: ${errorMessage(error)}`
    if (error instanceof UnusableStoreError) throw new OperatorError(line)
    if (isInvalidPath(error)) {
      throw new OperatorError(`${line}. Set MESSAGES_DB to a file that this user may write`)
    }
    logError(line)
  }
}

await runProgram(start)
