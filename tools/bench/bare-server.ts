import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** Serves the bytes that a site sends for some paths, and does nothing else. The bench compares both. */
const [site = '', encoding = '', ...paths] = process.argv.slice(2)
const app = new Hono()
for (const path of paths) {
  const request = get(site + path, { headers: { 'Accept-Encoding': encoding } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = new Uint8Array(await buffer(response))
  const headers = {
    'Content-Type': response.headers['content-type'] ?? '',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  }
  app.get(path.replace(/\?.*/, ''), () => new Response(body, { headers }))
}
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.send?.(`http://127.0.0.1:${port}`)
})
