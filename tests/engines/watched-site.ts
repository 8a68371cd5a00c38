import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { addressOf, listen } from '../../server/listen.ts'
import { UNSET_SETTINGS } from '../../tools/commands/unset-settings.ts'
import { collectComplaints } from './collect-complaints.ts'
import { announced, endProgram, startProgram } from './program.ts'

const COLLECTOR = `(${collectComplaints.toString()})()`
const HASH = `'sha256-${createHash('sha256').update(COLLECTOR).digest('base64')}'`

/** The built site behind a proxy that adds the error collector to its pages. */
export async function serveWatchedSite(): Promise<{ address: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'fez-engines-'))
  const server = startProgram(process.execPath, ['server/main.ts'], {
    ...UNSET_SETTINGS,
    PORT: '0',
    MESSAGES_DB: join(folder, 'messages.db'),
    RATE_LIMIT: 'off',
  })
  const site = await announced(server, 1, /The site is at (\S+)/)
  const end = () => {
    console.error('The site has ended: its process was stopped from outside, or failed.')
    process.exit(1)
  }
  server.once('exit', end)

  const app = new Hono()
  app.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const address = new URL(pathname + search, site)
    const isPage = c.req.header('Accept')?.startsWith('text/html')
    return isPage ? watchedPage(address) : wholeAnswer(await proxy(address, c.req))
  })
  // A browser that leaves a page aborts its open requests.
  app.onError((_, c) => c.body(null, 502))
  const watched = await listen(app, { host: '127.0.0.1', port: 0 })
  return {
    address: addressOf(watched),
    close: () => {
      watched.closeAllConnections()
      watched.close()
      server.off('exit', end)
      endProgram(server)
      rmSync(folder, { recursive: true })
    },
  }
}

async function wholeAnswer(answer: Response): Promise<Response> {
  const body = await answer.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, answer)
}

async function watchedPage(address: URL): Promise<Response> {
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
