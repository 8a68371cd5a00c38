import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { listen, serverUrl } from '../../server/listen.ts'
import { linkSite } from '../support/few-pages.ts'
import { serveSite } from '../support/start-server.ts'
import { collectErrors } from './collect-errors.ts'

const COLLECTOR = `(${collectErrors.toString()})()`
const HASH = `'sha256-${createHash('sha256').update(COLLECTOR).digest('base64')}'`

/** The built site, with only the pages at `paths`, behind a proxy that adds the error collector to them. */
export async function serveSiteWithErrorCollector(paths: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'fez-engines-'))
  await linkSite(folder, paths)
  const site = await serveSite(folder, { RATE_LIMIT: 'off' })
  const app = new Hono()
  app.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const address = new URL(pathname + search, site.address)
    const isPage = c.req.header('Accept')?.startsWith('text/html')
    return isPage ? pageWithCollector(address) : wholeAnswer(await proxy(address, c.req))
  })
  // A browser that leaves a page aborts its open requests.
  app.onError((_, c) => c.body(null, 502))
  const watched = await listen(app, { host: '127.0.0.1', port: 0 })
  return {
    address: serverUrl(watched),
    close: async () => {
      watched.closeAllConnections()
      watched.close()
      await site.stop()
      await rm(folder, { recursive: true })
    },
  }
}

async function wholeAnswer(answer: Response): Promise<Response> {
  const body = await answer.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, answer)
}

async function pageWithCollector(address: URL): Promise<Response> {
  const answer = await fetch(address)
  const page = await answer.text()
  const policy = answer.headers.get('Content-Security-Policy') ?? ''
  return new Response(page.replace('<head>', `<head><script>${COLLECTOR}</script>`), {
    status: answer.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy.replace('script-src', `script-src ${HASH}`),
      'Cache-Control': 'no-store',
    },
  })
}
