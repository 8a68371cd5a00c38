import { join } from 'node:path'
import { Hono } from 'hono'
import { createBackend } from './content/backend.ts'
import type { ContentCache } from './content/content-cache.ts'
import { contentRoutes } from './content/content-routes.ts'
import { mediaFiles } from './content/media/media-files.ts'
import { mediaProxy } from './content/media/media-proxy.ts'
import { health } from './health.ts'
import type { MessageDestination } from './messages/message-destination.ts'
import { receiveMessages } from './messages/receive-messages.ts'
import { type BuiltSite, siteRoutes } from './pages/serve/site-routes.ts'
import { errorResponse } from './platform/http/error-response.ts'
import { createFileFinder } from './platform/http/file-finder.ts'
import { noIndex } from './platform/http/no-index.ts'
import { requestEvents } from './platform/http/request-events.ts'
import { requestLog } from './platform/http/request-log.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { warnUntrustedProxy } from './platform/http/warn-untrusted-proxy.ts'
import { logError } from './platform/log/log.ts'
import type { Settings } from './platform/settings/settings.ts'

interface AppOptions {
  settings: Settings
  contentCache: ContentCache
  destination: MessageDestination
  builtSite?: BuiltSite
}

/** All routes of the server. None allows other origins (CORS). */
export function createApp({ settings, contentCache, destination, builtSite }: AppOptions): Hono {
  const app = new Hono()
  if (settings.logRequests) app.use(requestLog)
  if (settings.trustedProxies === 0) app.use(warnUntrustedProxy())
  if (settings.metricsPort !== undefined) {
    app.use(requestEvents((path) => builtSite?.pages.canonicalPath(path)))
  }
  app.use(securityHeaders(settings.siteUrl))
  if (settings.previewFrameAncestors) app.use(noIndex)

  app.route('/', health(destination, contentCache, builtSite?.pages))
  app.route('/fez', receiveMessages(settings, destination.handle))
  app.route('/fez', contentRoutes(contentCache, settings))
  const mediaBackend = createBackend(settings)?.forFiles()
  if (mediaBackend) {
    for (const path of settings.mediaPaths) app.route(path, mediaProxy(mediaBackend))
  } else {
    // In development, a change of a file shows on the next request.
    const maxAgeMs = builtSite ? undefined : 0
    const findFile = createFileFinder(join(settings.contentFolder, 'media'), maxAgeMs)
    app.route('/media', mediaFiles(findFile))
  }
  app.all('/fez/*', (c) => errorResponse(c, 404, 'There is no such call.'))
  if (builtSite !== undefined) app.route('/', siteRoutes(builtSite, settings))

  app.notFound((c) => errorResponse(c, 404, 'There is nothing here.'))
  app.onError((error, c) => {
    logError(`${c.req.method} ${c.req.path} failed: ${error.message}${placeOf(error)}`)
    return errorResponse(c, 500, 'Something went wrong on the server.')
  })
  return app
}

/** The place where an error was thrown: the first line of its stack that is not in Node or a library. */
function placeOf({ stack = '' }: Error): string {
  const places = stack.match(/^ +at .*/gm) ?? []
  const place = places.find((line) => !/node:|node_modules/.test(line)) ?? places[0]
  return place === undefined ? '' : `, ${place.trim()}`
}
