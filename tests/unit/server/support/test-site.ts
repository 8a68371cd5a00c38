import { once } from 'node:events'
import { type IncomingMessage, request, type Server } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { onTestFinished, vi } from 'vitest'
import { createApp } from '../../../../server/app.ts'
import { ContentCache } from '../../../../server/content/content-cache.ts'
import { createContentSource } from '../../../../server/content/create-content-source.ts'
import { openDestination } from '../../../../server/messages/message-destination.ts'
import { contentSecurityPolicy } from '../../../../server/pages/built/content-security-policy.ts'
import { encodePage } from '../../../../server/pages/serve/encoded-page.ts'
import { pageKey, type PagesByKey, PageStore } from '../../../../server/pages/serve/page-store.ts'
import { listen, serverUrl } from '../../../../server/platform/http/listen.ts'
import { readSettings, type Settings } from '../../../../server/platform/settings/settings.ts'
import { FALLBACK_LANGUAGE, parseLanguage } from '../../../../src/isomorphic/languages.ts'
import { type Files, temporaryFolder } from '../../../support/temporary-folder.ts'

interface TemporarySite {
  content?: Files
  /** Its HTML files replace the prerendered pages: `services.ru.html`. */
  builtSite?: Files
  settings?: Record<string, string>
}

/** The server's app with temporary folders. Its log stays out of the tests' own output. */
export async function testSite({ content, builtSite = {}, settings }: TemporarySite) {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const contentFolder = await temporaryFolder(content)
  const messagesDb = join(await temporaryFolder(), 'data/messages.db')
  const read = readSettings({
    CONTENT_FOLDER: contentFolder,
    MESSAGES_DB: messagesDb,
    SITE_URL: 'https://fez.example',
    ...settings,
  })
  const contentCache = new ContentCache(createContentSource(read))
  const app = createApp({
    settings: read,
    contentCache,
    destination: await openDestination(read),
    builtSite: {
      folder: await temporaryFolder(builtSite),
      pages: await pagesOf(builtSite, read),
      changes: { lastChange: () => undefined },
    },
  })
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { method, headers })
  return { app, get, contentFolder, contentCache, messagesDb }
}

/** The built index.html of these sites. */
export const SHELL = '<style>p{}</style><script>start()</script><p>no text yet</p>'

async function pagesOf(files: Files, settings: Settings): Promise<PageStore> {
  const policy = contentSecurityPolicy(SHELL, settings)
  const prerendered: PagesByKey = new Map()
  const paths = new Set<string>()
  for (const [file, html] of Object.entries(files)) {
    const [, name, tag] = /^(.+?)(?:\.(\w+))?\.html$/.exec(file) ?? []
    if (name === undefined) continue
    const path = name === 'index' ? '/' : `/${name}`
    paths.add(path)
    const language = parseLanguage(tag) ?? FALLBACK_LANGUAGE
    prerendered.set(pageKey(path, language), await encodePage(String(html), policy))
  }
  const routes = [...paths].map(
    (path) => ({ path, kind: 'text', listed: path !== '/error', scriptPreloads: '' }) as const,
  )
  const pages = new PageStore(routes, await encodePage(SHELL, policy))
  pages.prerendered = prerendered
  return pages
}

/** Serves the app on a free port until the end of the test. */
export async function serve(
  app: Hono,
  times?: Parameters<typeof listen>[2],
): Promise<{ address: string; server: Server }> {
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, times)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { address: serverUrl(server), server }
}

/** Sends a path as it is, which fetch would normalise, over a connection of its own. */
export async function requestRaw(address: string, path: string, method = 'GET') {
  const sent = request(address, { path, method, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode, text: await text(response) }
}

/** The text of a response, whatever its coding. */
export async function decodedText(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const encoding = response.headers.get('Content-Encoding')
  if (encoding === 'br') return String(brotliDecompressSync(bytes))
  return String(encoding === 'gzip' ? gunzipSync(bytes) : bytes)
}

/** Collects the lines that the server, or a library, writes to standard error from now on. */
export function captureErrorLines(): string[] {
  const lines: string[] = []
  vi.spyOn(console, 'error').mockImplementation((...line) => lines.push(line.join(' ')))
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  return lines
}
