import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { createApp } from '../../server/app.ts'
import { createBackend } from '../../server/content/backend.ts'
import { ContentCache } from '../../server/content/content-cache.ts'
import { createContentSource } from '../../server/content/create-content-source.ts'
import { CONTENT_FOLDER } from '../../server/content/file-source.ts'
import { openDestination } from '../../server/messages/message-destination.ts'
import { addSettingsToShell } from '../../server/pages/built/add-settings-to-shell.ts'
import {
  currentSettings,
  requireFolders,
  type Settings,
  siteAddress,
} from '../../server/platform/settings/settings.ts'

/** In development, Vite answers content calls and media with the server's app, and pages have its attributes. */
export function contentServer(): Plugin {
  let settings: Settings | undefined
  return {
    name: 'content-server',
    // Vitest starts a Vite server too, which does not need the app.
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    async configureServer({ config, middlewares }) {
      settings = currentSettings(config.root)
      requireFolders(settings)
      const paths = ['/fez/', '/media/', ...(settings.contentApi ? settings.mediaPaths : [])]
      const contentFolder = join(config.root, CONTENT_FOLDER)
      const backend = createBackend(settings)
      const source = createContentSource(backend, settings, siteAddress(settings), contentFolder)
      const app = createApp({
        settings,
        backend,
        contentCache: new ContentCache(source, { alwaysRevalidates: true }),
        contentFolder,
        destination: await openDestination(settings),
      })
      const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false })
      middlewares.use((request, response, next) => {
        if (paths.some((path) => request.url?.startsWith(path))) void handle(request, response)
        else next()
      })
    },
    transformIndexHtml: (html) => settings && addSettingsToShell(html, settings),
  }
}
