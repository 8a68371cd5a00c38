import { join } from 'node:path'
import { Hono } from 'hono'
import { type Backend, backendOf } from './content/backend.ts'
import { contentCalls } from './content/content-calls.ts'
import { contentProxy } from './content/content-proxy.ts'
import { media } from './content/media.ts'
import { mediaProxy } from './content/media-proxy.ts'
import { health } from './health.ts'
import { refusal } from './http/refusal.ts'
import { requestEvents } from './http/request-events.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { unknownProxy } from './http/unknown-proxy.ts'
import { logFault } from './log.ts'
import type { LastStoreAttempt, MessageStore } from './message-store/message-store.ts'
import { SqliteStore } from './message-store/sqlite-store.ts'
import { messages } from './messages/messages.ts'
import { passingOn } from './messages/passing-on.ts'
import { storing } from './messages/storing.ts'
import type { Settings } from './settings.ts'
import { prerenderedPages } from './site/prerendered-pages.ts'
import { type BuiltSite, site } from './site/site.ts'

interface AppOptions {
  settings: Settings
  backend?: Backend | undefined
  /** Unused if messages are passed on to the backend. */
  store?: MessageStore
  onMessage?: () => void
  /** The folder with the content calls' JSON files and `media/`. */
  content: string
  builtSite?: BuiltSite
}

/** All routes of the server. None allows other origins (CORS). */
export function createApp({
  settings,
  backend = backendOf(settings),
  store = new SqliteStore(settings.messagesDb, settings.rateLimit),
  onMessage = () => undefined,
  content,
  builtSite,
}: AppOptions): Hono {
  const app = new Hono()
  if (settings.logRequests) app.use(requestLog)
  if (!settings.trustProxy) app.use(unknownProxy())
  if (settings.metricsPort !== undefined) {
    app.use(requestEvents((path) => builtSite?.pages().find(path)))
  }
  const overTls = settings.siteUrl?.protocol === 'https:'
  if (builtSite) app.get('/*', prerenderedPages(builtSite.pages, settings.pagesMaxAgeS, overTls))
  app.use(securityHeaders(overTls))

  const { contentApi, rateLimit, trustProxy } = settings
  const last: LastStoreAttempt = { failedAtMs: undefined }
  const delivery = contentApi
    ? passingOn(contentApi, rateLimit)
    : storing(store, { getMail: settings.notifications !== undefined, onMessage }, last)
  app.route('/', health(contentApi ? undefined : store, last))
  app.route('/fez', messages(trustProxy, delivery))
  if (backend) {
    app.route('/fez', contentProxy(backend))
    for (const path of settings.mediaPaths) app.route(path, mediaProxy(backend))
  } else {
    app.route('/fez', contentCalls(content))
    app.route('/media', media(join(content, 'media')))
  }
  app.all('/fez/*', (c) => refusal(c, 404, 'There is no such call.'))
  if (builtSite !== undefined) app.route('/', site(builtSite))

  app.notFound((c) => refusal(c, 404, 'There is nothing here.'))
  app.onError((fault, c) => {
    logFault(`${c.req.method} ${c.req.path} failed: ${fault.message}`)
    return refusal(c, 500, 'Something went wrong on the server.')
  })
  return app
}
