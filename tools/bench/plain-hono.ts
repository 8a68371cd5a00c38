import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** Serves one address's bytes in each coding, with plain Hono. Prints its own address. */
const [address = ''] = process.argv.slice(2)
const bodies = new Map<string, Uint8Array<ArrayBuffer>>()
for (const coding of ['br', 'gzip', 'identity']) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': coding } }, resolve).once('error', reject)
  })
  bodies.set(coding, new Uint8Array(await buffer(answer)))
}

const app = new Hono()
app.get('/', (c) => {
  const coding = c.req.header('Accept-Encoding') ?? 'identity'
  c.header('Content-Type', 'text/html; charset=utf-8')
  if (coding !== 'identity') c.header('Content-Encoding', coding)
  return c.body(bodies.get(coding) ?? '')
})
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  console.log(`http://127.0.0.1:${port}/`)
})
