import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { createApp } from '../../server/app.ts'
import { ContentCache } from '../../server/content/content-cache.ts'
import { createContentSource } from '../../server/content/create-content-source.ts'
import {
  type MessageDestination,
  openDestination,
} from '../../server/messages/message-destination.ts'
import { addSettingsToShell } from '../../server/pages/built/add-settings-to-shell.ts'
import { requireFolders } from '../../server/platform/settings/require-folders.ts'
import { currentSettings, type Settings } from '../../server/platform/settings/settings.ts'

/** In development, the server's app answers content calls and media, and pages get its attributes. */
export function contentServer(): Plugin {
  let settings: Settings | undefined
  let destination: MessageDestination | undefined
  return {
    name: 'content-server',
    // Vitest starts a Vite server too, which does not need the app.
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    async configureServer({ config, middlewares }) {
      const given = currentSettings(config.root)
      requireFolders(given)
      settings = { ...given, contentFolder: resolve(config.root, given.contentFolder) }
      const paths = ['/fez/', '/media/', ...(settings.contentApi ? settings.mediaPaths : [])]
      const source = createContentSource(settings)
      destination = await openDestination(settings)
      const app = createApp({
        settings,
        contentCache: new ContentCache(source, { alwaysRevalidates: true }),
        destination,
      })
      const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false })
      middlewares.use((request, response, next) => {
        if (paths.some((path) => request.url?.startsWith(path))) void handle(request, response)
        else next()
      })
    },
    // Vite starts again if one of its files changes.
    closeBundle: () => destination?.store?.close(),
    transformIndexHtml: (html) => settings && addSettingsToShell(html, settings),
  }
}
