import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'

/** Serves a folder's files on a free port, in brotli as the site's server does. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = path.endsWith('/') ? `${path}index.html` : path
    readFile(join(folder, file)).then(
      async (content) => {
        response.setHeader('Content-Type', getMimeType(file) ?? 'application/octet-stream')
        if (file.endsWith('.woff2')) return response.end(content)
        response.setHeader('Content-Encoding', 'br')
        response.end(await promisify(brotliCompress)(content))
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port
