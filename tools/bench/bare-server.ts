import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Serves from memory the bytes that a site sends for some paths, and does nothing else. */
const [site = '', encoding = '', ...paths] = process.argv.slice(2)
const answers = new Map<string | undefined, { headers: OutgoingHttpHeaders; body: Buffer }>()
for (const path of paths) {
  const request = get(site + path, { headers: { 'Accept-Encoding': encoding } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const { 'content-type': type = '', 'content-encoding': coding } = response.headers
  const body = await buffer(response)
  const headers = {
    'Content-Type': type,
    'Content-Length': body.byteLength,
    ...(coding && { 'Content-Encoding': coding }),
  }
  answers.set(path, { headers, body })
}
const server = createServer((request, response) => {
  const answer = answers.get(request.url)
  response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.(`http://127.0.0.1:${port}`)
})
