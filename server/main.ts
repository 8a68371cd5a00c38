import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createApp } from './app.ts'
import { ContentCache } from './content/content-cache.ts'
import { createContentSource } from './content/create-content-source.ts'
import { type MessageDestination, openDestination } from './messages/message-destination.ts'
import type { MetricsOptions } from './metrics.ts'
import { type PageRefresh, startPageRefresh } from './page-refresh.ts'
import { BUILD_MANIFEST_FILE, readBuildManifest } from './pages/built/build-manifest.ts'
import { PageUpdater } from './pages/make/page-updater.ts'
import { listen, serverUrl, shutDown } from './platform/http/listen.ts'
import { log, logAsJson, logError } from './platform/log/log.ts'
import { readArguments } from './platform/program/read-arguments.ts'
import { OperatorError, runProgram } from './platform/program/run-program.ts'
import { requireFolders, requireMessagesFolder } from './platform/settings/require-folders.ts'
import { currentSettings, type Settings, wantsJsonLog } from './platform/settings/settings.ts'

const BUILD_SCRIPT = join(import.meta.dirname, '../build/build-site.ts')

/** A database or a disk that hangs may not delay the end for longer. */
const STOP_MS = 10_000

async function start(): Promise<void> {
  if (wantsJsonLog('.')) logAsJson()
  const { values } = readArguments({
    name: 'start',
    description:
      'Serves the site, with the backend of CONTENT_API or the content of CONTENT_FOLDER',
    options: {
      build: { type: 'boolean', description: 'builds the site first; `npm start` always does' },
    },
  })
  const settings = currentSettings('.')
  requireFolders(settings)
  requireMessagesFolder(settings)
  if (values.build) buildSite()
  const readManifest = () => readBuildManifest(settings)
  const manifest = readManifest()
  for (const line of settings.withoutEffect) logError(line)
  // A database may keep the next lines waiting, and these signals count from now on.
  const stopped = Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
  let reload = () => Promise.resolve()
  // In a terminal, the signal means that the window is closed.
  if (!process.stdin.isTTY) process.on('SIGHUP', () => void reload())
  const destination = await openDestination(settings)
  await destination.prepare()
  const source = createContentSource(settings)
  const contentCache = new ContentCache(source, { folder: settings.dataDir })
  const pageUpdater = await PageUpdater.open(manifest, settings)
  const { pages, changes } = pageUpdater
  const builtSite = { folder: 'dist', pages, changes }
  const app = createApp({ settings, contentCache, destination, builtSite })
  const { store } = destination
  const metrics = await startMetrics(settings, { store, content: contentCache, pages })
  const pageRefresh = startPageRefresh({
    contentCache,
    pageUpdater,
    periodS: settings.pagesMaxAgeS,
    manifestFile: BUILD_MANIFEST_FILE,
    readManifest,
  })
  reload = pageRefresh.reload
  if ((await firstPages(pageUpdater, settings, stopped)) === 'stopped') {
    return stop(pageRefresh, destination)
  }
  const server = await listen(app, settings).catch(async (error: unknown) => {
    // A renderer in an endless loop would outlive the server.
    await pageRefresh.stop()
    throw error
  })
  log(`The site is at ${serverUrl(server)}`)
  if (metrics) log(`The metrics are at ${serverUrl(metrics)}metrics`)
  if (!settings.securityContact) {
    log(
      'The site has no security.txt. Set SECURITY_CONTACT to the address for reports of vulnerabilities',
    )
  }
  destination.start()
  await stopped
  await stop(pageRefresh, destination, server)
}

/** Waits for the product's pages until PAGES_MAX_WAIT is over or the server is stopped. */
async function firstPages(
  pageUpdater: PageUpdater,
  { pagesMaxWaitS }: Settings,
  stopped: Promise<unknown>,
): Promise<'there' | 'late' | 'stopped'> {
  const first = await Promise.race([
    pageUpdater.ready.then(() => 'there' as const),
    wait(pagesMaxWaitS * 1000, 'late' as const, { ref: false }),
    stopped.then(() => 'stopped' as const),
  ])
  if (first === 'late') {
    logError(
      `Not all pages are there after ${pagesMaxWaitS} s (PAGES_MAX_WAIT). Until they are, visitors get the last ones, or pages without text`,
    )
  }
  return first
}

/** Lets unfinished responses, mails, deletions and files end, and then ends the process. */
async function stop(
  pageRefresh: PageRefresh,
  destination: MessageDestination,
  server?: Server,
): Promise<void> {
  log('The server is stopping')
  const closeStore = async () => {
    // Requests, mails and deletions use it until they have ended.
    await Promise.all([server && shutDown(server), destination.stop()])
    await destination.store?.close()
  }
  await Promise.race([Promise.all([pageRefresh.stop(), closeStore()]), wait(STOP_MS)])
  // A content call that hangs, or the metrics, would keep the process running.
  process.exit()
}

async function startMetrics(
  { host, metricsPort: port }: Settings,
  parts: Omit<MetricsOptions, 'host' | 'port'>,
): Promise<Server | undefined> {
  if (port === undefined) return undefined
  // The library takes 20 MB, so it is loaded only for metrics.
  const { serveMetrics } = await import('./metrics.ts')
  return serveMetrics({ host, port, ...parts })
}

/** Builds in another process, so that the server does not keep the memory that a build needs. */
function buildSite(): void {
  const { status } = spawnSync(process.execPath, [BUILD_SCRIPT], { stdio: 'inherit' })
  if (status !== 0) throw new OperatorError('The server does not start, because the build failed')
}

await runProgram(start)
